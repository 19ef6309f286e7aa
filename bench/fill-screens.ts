import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { branch, food } from './fill-products.ts'

/** The id of a screen or scene as SQL. It is computed from the number of the screen or scene. */
const idOf = (group: string, n: string): string => `('01a1fb00-0000-7000-${group}-' || lpad(${n}::text, 12, '0'))::uuid`
const stream = idOf('a000', '1')

/** The key of a screen, as stored in its cookie. */
export const keyOf = (screen: number): string => `bench-screen-${screen}`
export const screenId = (screen: number): string => `01a1fb00-0000-7000-a001-${String(screen).padStart(12, '0')}`

/**
 * Creates a program (playlist of scenes) with `scenes` scenes, each with a board of dishes and a heading. Also creates `screens` paired
 * screens that play the program.
 */
export async function fillScreens(client: Client, size: { screens: number; scenes: number }): Promise<void> {
  const letters = { size: 42, color: '', background: '' }
  const box = { x: 64, w: 1792, z: 0, fit: 'contain' }
  const text = { kind: 'text', text: 'Heute aus der Küche', align: 'left', font: 'display', ...letters }
  const menu = {
    kind: 'menu',
    categories: [],
    columns: 2,
    ...letters,
    title: '',
    hasPrice: true,
    hasText: true,
    hasAllergens: false,
    soldOut: 'strike',
    pageSeconds: 12,
  }
  const regions = [
    { id: 'head', y: 40, h: 120, ...box, content: text },
    { id: 'menu', y: 200, h: 840, ...box, content: menu },
  ]
  const record = `1, now(), now()`
  await client.query(
    `INSERT INTO ${food}.scenes (id, version, created_at, updated_at, name, branches, canvas, regions)
     SELECT ${idOf('a002', 'n')}, ${record}, 'Bench ' || n, '[]', '{"w":1920,"h":1080,"background":""}', $2::jsonb FROM generate_series(1, $1::int) n
     ON CONFLICT DO NOTHING`,
    [size.scenes, JSON.stringify(regions)],
  )
  await client.query(
    `INSERT INTO ${food}.digital_signage_segments (id, version, created_at, updated_at, name, branches, items, days, windows)
     SELECT ${idOf('a003', 'part')}, ${record}, 'Bench ' || part, '[]',
       (SELECT jsonb_agg(jsonb_build_object('scene', ${idOf('a002', 'n')}, 'seconds', 15, 'transition', 'fade') ORDER BY n)
         FROM generate_series(part * 100 + 1, least(part * 100 + 100, $1::int)) n), '[]', '[]'
     FROM generate_series(0, ($1::int - 1) / 100) part ON CONFLICT DO NOTHING`,
    [size.scenes],
  )
  await client.query(
    `INSERT INTO ${food}.digital_signage_streams (id, version, created_at, updated_at, name, branches, default_segment, rules)
     SELECT ${stream}, ${record}, 'Bench', '[]', ${idOf('a003', '0')},
       (SELECT jsonb_agg(jsonb_build_object('id', 'r' || part, 'segment', ${idOf('a003', 'part')}, 'priority', 10, 'days', '[]'::jsonb,
         'windows', '[]'::jsonb, 'validFrom', null, 'validTo', null)) FROM generate_series(0, ($1::int - 1) / 100) part)
     ON CONFLICT DO NOTHING`,
    [size.scenes],
  )
  await client.query(
    `INSERT INTO ${food}.signage_stream_versions (stream_id, version) VALUES (${stream}, 1) ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO ${food}.digital_signage_devices (id, version, created_at, updated_at, name, branch_id, stream_id, rotation, language, screen_hours)
     SELECT ${idOf('a001', 'n')}, ${record}, 'Bench ' || n, $2::uuid, ${stream}, '0', 'de', '[]' FROM generate_series(1, $1::int) n
     ON CONFLICT DO NOTHING`,
    [size.screens, branch.id],
  )
  const hashes = Array.from({ length: size.screens }, (_, n) =>
    createHash('sha256')
      .update(keyOf(n + 1))
      .digest(),
  )
  await client.query(
    `INSERT INTO ${food}.signage_states (device_id, key_hash, capabilities, paired_at, last_seen)
     SELECT ${idOf('a001', 'n')}, hash, '["identify", "reload"]', now(), now() FROM unnest($1::bytea[]) WITH ORDINALITY AS keys (hash, n)
     ON CONFLICT DO NOTHING`,
    [hashes],
  )
}
