import { describe, expect, it } from 'vitest'
import { firstUuidAt, randomIds, sequentialIds } from './ids.ts'
import { fixedClock } from './time.ts'

const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
const at = (iso: string) => randomIds(fixedClock(iso), bytes)

describe('ids', () => {
  it('makes UUIDv7 of the clock’s time', () => {
    const uuid = at('2026-11-20T15:42:00Z').uuid()
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-11-20T15:42:00Z'))
  })

  it('makes UUIDs that sort by time', () => {
    expect(at('2026-11-20T15:42:00Z').uuid() < at('2026-11-20T15:42:01Z').uuid()).toBe(true)
  })

  it('finds the ids that are older than an instant', () => {
    const border = firstUuidAt(Temporal.Instant.from('2026-11-20T15:42:00Z'))
    expect(border).toBe('01a1f99f-2940-7000-8000-000000000000')
    expect(at('2026-11-20T15:41:59.999Z').uuid() < border).toBe(true)
    expect(at('2026-11-20T15:42:00Z').uuid() < border).toBe(false)
  })

  it('makes uids of at most 16 characters that cannot be confused (docs/rules/orders.md, Numbers)', () => {
    const ids = at('2026-11-20T15:42:00Z')
    const uids = Array.from({ length: 2000 }, () => ids.uid())
    for (const uid of uids) expect(uid).toMatch(/^[2-9A-HJKMNP-TV-Z]{9}$/)
    expect(new Set(uids).size).toBe(uids.length)
    // All 30 characters of the alphabet occur.
    expect(new Set(uids.join('')).size).toBe(30)
  })

  it('skips random bytes that would make the first letters more likely', () => {
    const source = [255, 240, 0, 29, 239]
    const ids = randomIds(fixedClock('2026-11-20T15:42:00Z'), (count) =>
      Uint8Array.from({ length: count }, (_, index) => source[index % source.length] ?? 0),
    )
    expect(ids.uid()).toBe('2ZZ2Z2ZZ2')
  })

  it('makes hashes that cannot be guessed and are safe in an address', () => {
    const ids = at('2026-11-20T15:42:00Z')
    expect(ids.hash()).toMatch(/^[\w-]{32}$/)
    expect(ids.hash()).not.toBe(ids.hash())
  })

  it('makes consecutive ids in tests and never repeats one', () => {
    const ids = sequentialIds(41)
    expect(ids.uuid()).toBe('00000000-0000-7000-8000-00000000002a')
    expect(ids.uid()).toBe('T00043')
    expect(sequentialIds(41).uuid()).toBe('00000000-0000-7000-8000-00000000002a')
  })
})
