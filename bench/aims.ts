import type { Row } from './rows.ts'

/** The aim of a result row. `ratio`: the minimum ratio to the reference. `most`, `least`: the maximum or minimum of our own figure. */
export type Aim = { ratio: number } | { most: number } | { least: number }

const aims: Readonly<Record<string, Aim>> = {
  'read.product-list': { ratio: 0.6 },
  'read.init': { ratio: 0.6 },
  'read.storefront.page': { ratio: 0.5 },
  'read.storefront.json': { ratio: 0.6 },
  'order.place.c1': { ratio: 0.5 },
  'order.place.c8': { ratio: 0.5 },
  'order.p99.c8': { most: 20 },
  'order.place.food.c8': { ratio: 0.5 },
  'order.p99.food.c8': { most: 20 },
  'page.landing.cached': { ratio: 0.5 },
  'page.landing.render': { ratio: 0.12 },
  'page.landing.js': { most: 105 },
  'memory.idle': { most: 120 },
  'memory.load': { most: 200 },
  // The reference is a business with few orders. With many orders, the initial load may take twice as long.
  'growth.read.init': { ratio: 0.5 },
  'growth.search.p95': { most: 100 },
  'mail.rush': { least: 100 },
  'mail.steady': { most: 10 },
  // The reference is the same brand while no other brand is busy. While another brand is busy, an order may take three times as long.
  'brands.quiet.p99': { ratio: 1 / 3 },
  // The reference is a board with 10 orders. A board with 150 orders may take one and a half times as long.
  'board.open': { ratio: 1 / 1.5 },
  'board.rest': { most: 0.1 },
  'board.drawer': { most: 200 },
  'board.click': { most: 100 },
  'board.idle': { most: 0.1 },
  'board.tablet': { most: 1_500 },
  'board.tablet.again': { most: 1_500 },
  'signage.heartbeat.p95': { most: 100 },
  'signage.command.p95': { most: 100 },
  'signage.command.arrives': { most: 2_000 },
  'signage.manifest.200': { most: 50 },
  'signage.player': { most: 60 },
  'print.bytes.p95': { most: 1_500 },
  'print.beside-dead.p95': { most: 1_500 },
  // The reference is the board while no slips are waiting. While slips are waiting, the API calls of the board may take twice as long.
  'print.beside-dead.board': { ratio: 1 / 2 },
  'content.editor.p95': { most: 300 },
  'content.preview.p95': { most: 100 },
  'content.live.p95': { most: 1_000 },
  'time.clock.p95': { most: 80 },
  'time.week.p95': { most: 150 },
  'time.balance.p95': { most: 50 },
  'time.export.p95': { most: 2_000 },
  // A frame takes 16.7 ms at 60 frames a second. The clock of the browser is rounded, so a little more is allowed.
  'time.drag.p95': { most: 17.5 },
  'statistics.call.31-days': { most: 150 },
  'statistics.call.25-months': { most: 300 },
  'statistics.page': { most: 1_000 },
  'statistics.ingest.p95': { most: 15 },
  'statistics.freshness': { most: 90 },
  // These times are measured on a fast machine. A phone is about six times slower, and at each key press it should need at most one frame (16 ms).
  'code.menu': { most: 2.5 },
  'code.search': { most: 1.5 },
  'code.gazetteer': { most: 2 },
  'code.gazetteer-guess': { most: 10 },
  'code.csv': { most: 250 },
}

export const aimOf = ({ name, unit }: Pick<Row, 'name' | 'unit'>): Aim | undefined => {
  if (aims[name]) return aims[name]
  if (/^lighthouse\.[a-z-]+$/.test(name))
    return { least: name === 'lighthouse.storefront' || name === 'lighthouse.sign-in' ? 95 : 98 }
  if (/^lighthouse\..*\.lcp$/.test(name)) return { most: 1800 }
  if (/^lighthouse\..*\.tbt$/.test(name)) return { most: 50 }
  if (name.startsWith('growth.search.')) return { most: 100 }
  return name.startsWith('growth.') && unit === 'ms' ? { most: 50 } : undefined
}

export const isMet = (row: Row, aim: Aim): boolean => {
  if ('ratio' in aim) return row.ratio >= aim.ratio
  return 'least' in aim ? row.ours.value >= aim.least : row.ours.value <= aim.most
}

export const wordsOfAim = (row: Row, aim: Aim): string => {
  if ('ratio' in aim) return `ratio ≥ ${Number(aim.ratio.toFixed(2))}`
  return 'least' in aim ? `≥ ${aim.least} ${row.unit}` : `≤ ${aim.most} ${row.unit}`
}
