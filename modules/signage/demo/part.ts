import sql from 'sql-template-tag'
import { sceneEntity, segmentEntity, signageDeviceEntity, streamEntity } from '#modules/signage/contract.ts'
import type { Tx } from '#platform/db.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { BrandCore } from '#platform/module.ts'
import { branchIds } from '#demo/lindwurm/branch-ids.ts'
import type { DemoPart } from '#demo/part.ts'

const branches = [branchIds.lindwurm]
const ground = '#8a1f23'
const letters = { size: 42, color: '', background: '' }
const board = { ...letters, hasPrice: true, hasText: true, hasAllergens: false, soldOut: 'strike', pageSeconds: 10 }

type Box = readonly [x: number, y: number, w: number, h: number]
const region = (id: string, [x, y, w, h]: Box, content: unknown, z = 1) => ({
  id,
  x,
  y,
  w,
  h,
  z,
  fit: 'cover',
  content,
})
const text = (id: string, box: Box, words: string, more: object) =>
  region(id, box, { kind: 'text', text: words, align: 'left', font: 'display', ...letters, ...more })
const head = (title: string) => [
  text('ground', [0, 0, 1920, 176], '', { background: ground }),
  text('title', [64, 28, 1400, 120], title, { size: 84 }),
  region('clock', [1560, 40, 300, 96], { kind: 'clock', shows: 'time', ...letters, size: 64 }),
]
const menu = (id: string, box: Box, categories: readonly string[], more: object = {}) =>
  region(id, box, { kind: 'menu', categories, columns: 1, ...board, ...more })

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** The demo data of digital signage: screens of the restaurant, and programs with segments for noon, after work and the evening. */
export const demoPart: DemoPart = {
  async fill(tx, core, brand) {
    if (brand !== 'lindwurm') return
    const categories = await idsByName(tx, sql`SELECT id, name FROM categories`)
    const products = await idsByName(tx, sql`SELECT id, name FROM products`)
    const pictures = await idsByName(tx, sql`SELECT id, name FROM images`)
    const of = (...names: string[]) => names.flatMap((name) => categories.get(name) ?? [])
    const picture = (id: string, box: Box, ...names: string[]) =>
      region(id, box, {
        kind: 'image',
        images: names.flatMap((name) => {
          const found = pictures.get(`${name}.svg`)
          return found === undefined ? [] : [{ id: found, version: 1, extension: 'svg', alt: '' }]
        }),
        seconds: 8,
      })
    const scene = (name: string, regions: readonly unknown[]) =>
      insertRecord(tx, core, sceneEntity, { name, branches, regions })
    const day = await scene('Tageskarte', [
      ...head('Heute aus der Küche'),
      menu('kitchen', [64, 216, 800, 816], of('Aus der Küche')),
      menu('snacks', [920, 216, 560, 816], of('Brotzeit und Suppe'), { hasText: false, size: 38 }),
      picture('dishes', [1536, 176, 384, 452], 'backhendl', 'forelle'),
      picture('sweets', [1536, 628, 384, 452], 'kaiserschmarrn', 'ente'),
    ])
    const noon = await scene('Mittagsmenü', [
      ...head('Mittagsmenü, 11:00 bis 14:30'),
      menu('noon', [64, 232, 1040, 784], of('Mittagsmenü')),
      picture('dish', [1184, 176, 736, 904], 'backhendl', 'kaiserschmarrn'),
    ])
    const evening = await scene('Abendkarte', [
      ...head('Heute Abend'),
      menu('evening', [64, 232, 864, 784], of('Abendkarte')),
      menu('wine', [992, 232, 864, 784], of('Wein und Schnaps', 'Süßes')),
    ])
    const afterWork = await scene('Feierabendhalbe', [
      picture('beer', [1040, 0, 880, 1080], 'helles'),
      text('name', [96, 240, 900, 180], 'Feierabendhalbe', { size: 110 }),
      text('when', [96, 420, 900, 90], 'Freitags von 16 bis 19 Uhr', { size: 56 }),
      region('price', [96, 600, 820, 240], {
        kind: 'products',
        products: ['Lindwurm Hell'].flatMap((name) => products.get(name) ?? []),
        title: '',
        ...board,
        size: 64,
      }),
    ])
    const pickup = await scene('Abholung', [
      ...head('Abholung'),
      region('tickets', [0, 176, 1920, 784], { kind: 'tickets', ...letters, size: 120 }, 0),
      text('foot', [0, 960, 1920, 120], 'Bitte zeigen Sie Ihre Nummer an der Ausgabe.', { size: 44, align: 'center' }),
    ])
    const segment = (name: string, scenes: readonly string[], more: object = {}) =>
      insertRecord(tx, core, segmentEntity, {
        name,
        branches,
        items: scenes.map((id) => ({ scene: id, seconds: 20, transition: 'fade' })),
        ...more,
      })
    const usual = await segment('Tageskarte', [day])
    const rules = [
      {
        id: 'noon',
        segment: await segment('Mittag', [noon, day]),
        priority: 20,
        days: workdays,
        windows: [{ from: '11:00', to: '14:30' }],
      },
      {
        id: 'evening',
        segment: await segment('Abend', [evening, day]),
        priority: 10,
        windows: [{ from: '17:00', to: '24:00' }],
      },
      {
        id: 'after-work',
        segment: await segment('Feierabendhalbe', [afterWork], { maxPlaysPerHour: 12 }),
        priority: 30,
        days: ['friday'],
        windows: [{ from: '16:00', to: '19:00' }],
      },
    ]
    const stream = async (name: string, defaultSegment: string, ruled: readonly unknown[] = []) => {
      const id = await insertRecord(tx, core, streamEntity, { name, branches, defaultSegment, rules: ruled })
      await tx.run(sql`INSERT INTO signage_stream_versions (stream_id, version) VALUES (${id}, 1)`)
      return id
    }
    const house = await stream('Gasthaus', usual, rules)
    const collected = await segment('Abholung', [pickup])
    const counter = await stream('Abholung', collected)
    const now = core.clock.now()
    const yesterday = now.subtract({ hours: 14 })
    const last = { source: 'default', segment: usual, scene: day }
    const atCounter = { source: 'default', segment: collected, scene: pickup }
    const screen = (name: string, streamId: string, life: ScreenLife) =>
      insertScreen(tx, core, name, streamId, life, streamId === counter ? atCounter : last)
    await screen('Theke links', house, { pairedAt: yesterday, seen: now, isPlayed: true })
    await screen('Ausgabe', counter, { pairedAt: yesterday, seen: now, isPlayed: true })
    await screen('Biergarten', house, { pairedAt: yesterday.subtract({ hours: 24 }), seen: yesterday, isPlayed: false })
    await screen('Fenster Straße', house, {})
  },
}

interface ScreenLife {
  pairedAt?: Temporal.Instant
  seen?: Temporal.Instant
  /**
   * True: in demo mode a job writes reports for this screen as if it played. False: the screen never reports again. The column `alarmed_at`
   * of the screen is set in advance, so that no event and no mail about its silence are sent.
   */
  isPlayed?: boolean
}

async function insertScreen(
  tx: Tx,
  core: BrandCore,
  name: string,
  streamId: string,
  { pairedAt, seen, isPlayed }: ScreenLife,
  last: object,
): Promise<void> {
  const id = await insertRecord(tx, core, signageDeviceEntity, { name, branchId: branchIds.lindwurm, streamId })
  const report = seen && {
    manifestVersion: 1,
    loading: { state: 'current', done: 0, total: 0 },
    playing: { ...last, since: String(seen) },
    storage: { used: 38_000_000, quota: 2_000_000_000, isPersistent: true },
    screen: { w: 1920, h: 1080 },
    clockOffsetMs: 0,
    build: isPlayed ? 'demo' : '',
    errors: [],
  }
  await tx.run(sql`INSERT INTO signage_states (device_id, paired_at, last_seen, report, alarmed_at)
    VALUES (${id}, ${pairedAt ?? null}, ${seen ?? null}, ${report ? JSON.stringify(report) : null}::jsonb,
      ${isPlayed || !seen ? null : seen.add({ minutes: 10 })})`)
}

async function idsByName(tx: Tx, rows: ReturnType<typeof sql>): Promise<ReadonlyMap<string, string>> {
  const found = await tx.many<{ id: string; name: string }>(rows)
  return new Map(found.map(({ id, name }) => [name, id]))
}
