import type { Client } from 'pg'
import { deviceWord, screens } from '#modules/statistics/rules/devices.ts'
import { branch, food } from './fill-products.ts'

/** Days for which the log of events is stored (`keptDays`) and for which the counted figures are stored (`figureDays`). */
export const keptDays = 90
export const figureDays = 760
/** Events of one visitor: arrival, page views, a product added to the cart. */
const perVisitor = 5

const words = {
  page: Array.from({ length: 80 }, (_, n) => (n === 0 ? '/de' : `/de/store/bench/${n}`)),
  name: ['addtocart', 'initiatecheckout', 'openfaq', 'share', 'search'].map((name) => `bench/${name}`),
  ref: Array.from({ length: 25 }, (_, n) => `www.reference-${n}.example`),
  dev: Array.from({ length: 30 }, (_, n) =>
    deviceWord({
      browser: ['Safari', 'Chrome', 'Firefox', 'Edge'][n % 4] ?? '',
      version: String(130 + (n % 6)),
      system: ['iOS', 'Android', 'Windows'][n % 3] ?? '',
      screen: screens[n % 4] ?? 'unknown',
      size: '390×844',
      ratio: ['1', '2', '3'][n % 3] ?? '1',
      scheme: n % 2 ? 'dark' : 'light',
    }),
  ),
} as const

/**
 * Fills the log with `perDay` events for each of the last days. The events of yesterday are generated and copied to the days before. For
 * today, only those events are copied whose time of day has passed. The server has not counted any of these events yet. `zone` is the
 * brand's time zone.
 */
export async function fillVisits(client: Client, { perDay, zone }: { perDay: number; zone: string }): Promise<void> {
  const table = `${food}.stat_events`
  await client.query(`SET search_path = ${food}`)
  await client.query('SET synchronous_commit = off')
  await client.query(`TRUNCATE ${table}, stat_day, stat_hour, stat_progress, stat_words`)
  for (const list of Object.values(words))
    await client.query('INSERT INTO stat_words (word) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [list])
  const one = (list: readonly string[], by: string): string =>
    `(ARRAY(SELECT id FROM stat_words WHERE word = ANY('{"${list.join('","')}"}') ORDER BY id))[1 + (${by}) % ${list.length}]`
  const today = `(now() AT TIME ZONE '${zone}')::date`
  await client.query(`SELECT stat_make_partition(${today} - n) FROM generate_series(0, ${keptDays - 1}) n`)
  // Visitors arrive at different seconds of the day. There is about half a minute between two events of a visitor. The events of half of
  // the visitors belong to the branch.
  await client.query(
    `INSERT INTO ${table} (day, at, visitor, kind, branch, page, name, ref, dev)
     SELECT ${today} - 1, least((${today} - 1) AT TIME ZONE $3 + make_interval(secs => (v * 7919) % 86000 + step * 31), ${today} AT TIME ZONE $3 - interval '1 second'),
       v * 2654435761, CASE step WHEN 0 THEN 0 WHEN 3 THEN 2 ELSE 1 END, CASE WHEN v % 2 = 0 AND step > 0 THEN $4::uuid END,
       CASE WHEN step IN (1, 2, 4) THEN ${one(words.page, 'v * step')} END, CASE WHEN step = 3 THEN ${one(words.name, 'v')} END,
       CASE WHEN step = 0 THEN ${one(words.ref, 'v / 3')} END, CASE WHEN step = 0 THEN ${one(words.dev, 'v / 5')} END
     FROM generate_series(1, $1::integer / $2::integer) v, generate_series(0, $2::integer - 1) step ORDER BY 2`,
    [perDay, perVisitor, zone, branch.id],
  )
  const copied = 'visitor, kind, branch, page, name, ref, dev'
  for (let back = 0; back < keptDays; back++) {
    if (back === 1) continue
    await client.query(
      `INSERT INTO ${table} (day, at, ${copied})
       SELECT day + (1 - $1::integer), at + make_interval(days => 1 - $1::integer), ${copied} FROM ${table}
       WHERE day = ${today} - 1 AND at + make_interval(days => 1 - $1::integer) < now()`,
      [back],
    )
  }
  await client.query(
    `INSERT INTO stat_progress (day, written) SELECT day, count(*) FROM ${table} WHERE day >= ${today} - 1 GROUP BY day`,
  )
  await client.query(`VACUUM ANALYZE ${table}`)
}

/** Creates the figures of all days before yesterday as copies of yesterday's figures, which the server has counted. */
export async function copyFigures(client: Client): Promise<void> {
  await client.query(`SET search_path = ${food}`)
  const columns = 'branch, device, dim, key, visitors, visits, n, entries, exits'
  const yesterday = '(SELECT min(day) FROM stat_progress)'
  await client.query(
    `INSERT INTO stat_hour (day, hour, ${columns}) SELECT day - back, hour, ${columns} FROM stat_hour, generate_series(1, ${keptDays - 2}) back WHERE day = ${yesterday}`,
  )
  await client.query(
    `INSERT INTO stat_day (day, ${columns}) SELECT day - back, ${columns} FROM stat_day, generate_series(1, ${figureDays}) back WHERE day = ${yesterday}`,
  )
  await client.query(
    `INSERT INTO stat_progress (day, written, digested, is_closed)
     SELECT day - back, written, written, true FROM stat_progress, generate_series(1, ${keptDays - 2}) back WHERE day = ${yesterday}`,
  )
  await client.query('VACUUM ANALYZE stat_day, stat_hour')
}
