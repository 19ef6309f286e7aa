import * as fc from 'fast-check'
import { deviceWord } from '../../rules/devices.ts'
import type { DayEvent } from '../../rules/visits.ts'

const screens = ['mobile', 'tablet', 'desktop', 'large', 'unknown'] as const
const names = ['ecommerce/addtocart', 'ecommerce/initiatecheckout', 'ecommerce/purchase', 'faq/openfaq']
const pages = ['/de', '/en', '/de/faq', '/de/store/a', '/de/store/b', '/de/status/*']
const device = (index: number): string =>
  deviceWord({
    browser: ['Safari', 'Chrome', 'Firefox'][index % 3] ?? '',
    version: '18',
    system: ['iOS', 'Windows'][index % 2] ?? '',
    screen: screens[index % screens.length] ?? 'unknown',
    size: '390×844',
    ratio: ['1', '2', '3'][index % 3] ?? '1',
    scheme: ['dark', 'light', 'unknown'][index % 3] ?? 'light',
  })

/** The start of a day in a time zone in epoch milliseconds, and its length in milliseconds (23, 24 or 25 hours). */
function spanOf(day: string, zone: string): { start: number; length: number } {
  const date = Temporal.PlainDate.from(day)
  const start = date.toZonedDateTime(zone).epochMilliseconds
  return { start, length: date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds - start }
}

/**
 * Generates random events of at most 8 visitors on one day, sorted as the log returns them. Some visitors have no 'init', and some gaps
 * between events are exactly 30 minutes or 500 ms.
 */
export function randomEvents(day: string, zone: string, branches: readonly string[]): fc.Arbitrary<DayEvent[]> {
  const { start, length } = spanOf(day, zone)
  const one = fc.record({
    visitor: fc.integer({ min: 1, max: 8 }).map(String),
    offset: fc.oneof(
      fc.integer({ min: 0, max: length - 1 }),
      fc.integer({ min: 0, max: Math.floor(length / 900_000) - 1 }).map((quarter) => quarter * 900_000),
      fc.integer({ min: 0, max: 20 }).map((half) => 36_000_000 + half * 500),
    ),
    kind: fc.constantFrom('init', 'init', 'view', 'view', 'view', 'event', 'event', 'pixel' as const),
    page: fc.constantFrom(...pages),
    name: fc.constantFrom(...names),
    branch: fc.constantFrom(null, ...branches),
    device: fc.integer({ min: 0, max: 14 }),
    once: fc.constantFrom(null, null, '1', '2'),
  })
  return fc.array(one, { maxLength: 60 }).map((all) =>
    all
      .map(({ visitor, offset, kind, page, name, branch, device: number, once }) => ({
        visitor,
        at: start + offset,
        kind: kind as DayEvent['kind'],
        branch,
        page: kind === 'view' ? page : '',
        name: kind === 'event' || kind === 'pixel' ? name : '',
        ref: kind === 'init' && number % 2 === 0 ? 'google.com' : '',
        dev: kind === 'init' ? device(number) : '',
        once: kind === 'event' && name === 'ecommerce/purchase' ? once : null,
      }))
      .toSorted((a, b) => (a.visitor === b.visitor ? a.at - b.at : a.visitor < b.visitor ? -1 : 1)),
  )
}
