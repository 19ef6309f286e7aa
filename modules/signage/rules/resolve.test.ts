import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Program, Segment, StreamRule } from './program.ts'
import { openSchedule, resolve } from './resolve.ts'

const zone = 'Europe/Vienna'
const at = (wall: string): Temporal.Instant => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const always = { days: [], windows: [] }
const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

const segment = (id: string, scenes: number, seconds: number, more: Partial<Segment> = {}): Segment => ({
  ...always,
  id,
  name: id,
  items: Array.from({ length: scenes }, (_, n) => ({ scene: `${id}${n + 1}`, seconds, transition: 'fade' })),
  ...more,
})
const rule = (id: string, segmentId: string, priority: number, more: Partial<StreamRule> = {}): StreamRule => ({
  ...always,
  id,
  segment: segmentId,
  priority,
  ...more,
})

/** The program that docs/rules/signage.md uses as an example. */
const house: Program = {
  defaultSegment: 'Tageskarte',
  segments: [
    segment('Feierabendhalbe', 3, 25),
    segment('Fastenkarte', 4, 15),
    segment('Abendkarte', 2, 20),
    segment('Tageskarte', 2, 30),
  ],
  rules: [
    rule('feierabend', 'Feierabendhalbe', 30, { days: workdays, windows: [{ from: '16:00', to: '19:00' }] }),
    rule('fasten', 'Fastenkarte', 30, {
      validTo: '2026-04-04',
      windows: [
        { from: '11:00', to: '14:30' },
        { from: '18:00', to: '19:00' },
      ],
    }),
    rule('abend', 'Abendkarte', 10, { windows: [{ from: '17:00', to: '01:00' }] }),
  ],
}
const shown = (program: Program, wall: string) => {
  const found = resolve(program, at(wall), zone)
  const wallOf = (one: Temporal.Instant) => one.toZonedDateTimeISO(zone).toPlainTime().toString()
  return { segment: found.segment, scene: found.index + 1, from: wallOf(found.startedAt), until: wallOf(found.until) }
}

describe('the content of a screen (docs/rules/signage.md, Example)', () => {
  test.each([
    ['2026-03-20T14:30:00', 'Tageskarte', 1, '14:30:00', '14:30:30'],
    ['2026-03-20T17:30:00', 'Feierabendhalbe', 1, '17:30:00', '17:30:25'],
    ['2026-03-20T18:00:00', 'Feierabendhalbe', 1, '18:00:00', '18:00:25'],
    ['2026-03-20T18:42:00', 'Fastenkarte', 2, '18:42:00', '18:42:15'],
    ['2026-03-20T19:00:00', 'Abendkarte', 1, '19:00:00', '19:00:20'],
    ['2026-03-21T00:59:59', 'Abendkarte', 2, '00:59:40', '01:00:00'],
    ['2026-03-21T01:00:00', 'Tageskarte', 1, '01:00:00', '01:00:30'],
  ])('%s: %s', (wall, name, scene, from, until) =>
    expect(shown(house, wall)).toEqual({ segment: name, scene, from, until }),
  )

  const night = (more: Partial<StreamRule>): Program => ({
    defaultSegment: 'D',
    segments: [segment('N', 1, 30), segment('D', 1, 30)],
    rules: [rule('n', 'N', 1, { windows: [{ from: '22:00', to: '02:00' }], ...more })],
  })
  test.each([
    ['a window of Friday reaches into Saturday', { days: workdays }, '2026-03-21T01:00:00', 'N'],
    ['it does not reach from Sunday into Monday', { days: workdays }, '2026-03-23T01:00:00', 'D'],
    [
      'a last day holds to the end of the window that begins on it',
      { validTo: '2026-04-04' },
      '2026-04-05T01:59:00',
      'N',
    ],
    ['and no longer', { validTo: '2026-04-04' }, '2026-04-05T02:00:00', 'D'],
    [
      'on workdays the last window is that of Friday',
      { validTo: '2026-04-04', days: workdays },
      '2026-04-04T23:00:00',
      'D',
    ],
    [
      'equal edges are the whole day from the first',
      { windows: [{ from: '10:00', to: '10:00' }] },
      '2026-03-21T09:59:00',
      'N',
    ],
    [
      'in the skipped hour a window begins at the jump',
      { windows: [{ from: '02:30', to: '04:00' }] },
      '2026-03-29T03:00:00',
      'N',
    ],
    [
      'the doubled hour belongs to a window as a whole',
      { windows: [{ from: '02:30', to: '02:45' }] },
      '2026-10-25T02:30:00',
      'N',
    ],
  ])('%s', (_title, more, wall, name) => expect(shown(night(more), wall).segment).toBe(name))

  test('without a rule and without a default the screen is idle, and the result contains the end of this state', () =>
    expect(shown({ defaultSegment: null, segments: [], rules: [] }, '2026-03-20T12:00:00')).toEqual({
      segment: null,
      scene: 1,
      from: '00:00:00',
      until: '00:00:00',
    }))

  test('a segment without a playable scene counts as missing, and a missing scene is left out of its round', () => {
    const playable = new Set(['Tageskarte2', 'Fastenkarte1', 'Fastenkarte3'])
    expect(shown({ ...house, playable }, '2026-03-20T17:30:00')).toMatchObject({ segment: 'Tageskarte', scene: 2 })
    expect(shown({ ...house, playable }, '2026-03-20T18:00:15')).toMatchObject({ segment: 'Fastenkarte', scene: 3 })
  })

  test('every rule has a reason why it plays or does not play', () => {
    const { why } = resolve(house, at('2026-03-20T18:42:00'), zone)
    expect(why.map(({ segment: id, verdict }) => [id, verdict])).toEqual([
      ['Feierabendhalbe', 'plays'],
      ['Fastenkarte', 'plays'],
      ['Abendkarte', 'outranked'],
      ['Tageskarte', 'outranked'],
    ])
  })
})

describe('capped segments (docs/rules/signage.md, Capped segments)', () => {
  const capped: Program = {
    defaultSegment: 'D',
    segments: [segment('D', 2, 60), segment('C', 1, 30, { maxPlaysPerHour: 4 })],
    rules: [rule('c', 'C', 5)],
  }
  test.each([
    ['12:00:00', 'C', 1],
    ['12:00:30', 'D', 1],
    // Segment C may play at most 4 times per hour. So its scene (30 seconds) is shown at the start of each quarter of an hour. During this
    // time segment D is interrupted.
    ['12:15:10', 'C', 1],
  ])('at %s: %s', (time, name) => expect(shown(capped, `2026-03-20T${time}`).segment).toBe(name))

  test('after the pass of a capped segment, the interrupted round continues where it stopped', () => {
    const before = shown(capped, '2026-03-20T12:14:59')
    const after = shown(capped, '2026-03-20T12:15:30')
    expect(after.scene).toBe(before.scene)
    expect(after.from).toBe('12:15:30')
  })

  test('a rule with higher priority prevents passes, and ends a running pass', () => {
    const higher = rule('h', 'H', 9, { windows: [{ from: '12:15', to: '13:00' }] })
    const program = {
      ...capped,
      segments: [...capped.segments, segment('H', 1, 10)],
      rules: [...capped.rules, higher],
    }
    expect(shown(program, '2026-03-20T12:15:00').segment).toBe('H')
    const late = { ...program, rules: [capped.rules[0]!, { ...higher, windows: [{ from: '12:16', to: '13:00' }] }] }
    const long = {
      ...late,
      segments: [segment('D', 1, 60), segment('C', 1, 300, { maxPlaysPerHour: 4 }), segment('H', 1, 10)],
    }
    expect(shown(long, '2026-03-20T12:15:10')).toMatchObject({ segment: 'C', until: '12:16:00' })
    expect(shown(long, '2026-03-20T12:16:00').segment).toBe('H')
  })

  test('two passes follow each other, and a pass that cannot begin in its slot is dropped', () => {
    const program: Program = {
      defaultSegment: null,
      segments: [segment('A', 1, 3000, { maxPlaysPerHour: 1 }), segment('B', 1, 30, { maxPlaysPerHour: 2 })],
      rules: [rule('a', 'A', 5), rule('b', 'B', 4)],
    }
    expect(shown(program, '2026-03-20T12:40:00').segment).toBe('A')
    expect(shown(program, '2026-03-20T12:50:10').segment).toBe('B')
    expect(shown(program, '2026-03-20T12:51:00').segment).toBeNull()
  })
})

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
const timed = {
  days: fc.subarray(['monday', 'wednesday', 'saturday', 'sunday'] as const),
  windows: fc.array(fc.record({ from: time, to: time }), { maxLength: 2 }),
}
const someProgram = fc
  .record({
    caps: fc.array(fc.option(fc.integer({ min: 1, max: 6 })), { minLength: 3, maxLength: 3 }),
    seconds: fc.array(fc.integer({ min: 3, max: 900 }), { minLength: 3, maxLength: 3 }),
    rules: fc.array(fc.record({ ...timed, segment: fc.constantFrom('A', 'B', 'C'), priority: fc.nat(3) }), {
      maxLength: 4,
    }),
    hasDefault: fc.boolean(),
  })
  .map(({ caps, seconds, rules, hasDefault }): Program => ({
    defaultSegment: hasDefault ? 'D' : null,
    segments: [
      ...['A', 'B', 'C'].map((id, n) => segment(id, n + 1, seconds[n] ?? 10, { maxPlaysPerHour: caps[n] ?? null })),
      segment('D', 2, 40),
    ],
    rules: rules.map((one, n) => ({ ...one, id: `r${n}` })),
  }))
/** A random minute in a range of 400 days. The range includes both clock changes of a year. */
const someDay = fc.nat(400 * 24 * 60).map((minutes) => at('2026-01-01T00:00:00').add({ minutes }))
const runs = { numRuns: 60 }

describe('for any program, at any time', () => {
  test('there is always a result, and it does not change between its start and `until`', () =>
    fc.assert(
      fc.property(someProgram, someDay, fc.double({ min: 0, max: 0.999, noNaN: true }), (program, moment, part) => {
        const schedule = openSchedule(program, zone)
        const now = schedule.at(moment)
        const length = now.until.epochMilliseconds - moment.epochMilliseconds
        expect(length).toBeGreaterThan(0)
        const later = schedule.at(moment.add({ milliseconds: Math.floor(length * part) }))
        expect([later.scene, later.index, later.until]).toEqual([now.scene, now.index, now.until])
        expect(later.startedAt).toEqual(now.startedAt)
      }),
      runs,
    ))

  test('evaluating only at each change gives the same as evaluating each second', () =>
    fc.assert(
      fc.property(someProgram, someDay, (program, moment) => {
        const schedule = openSchedule(program, zone)
        let next = schedule.at(moment)
        for (let second = 0; second < 1200; second++) {
          const now = moment.add({ seconds: second })
          while (Temporal.Instant.compare(next.until, now) <= 0) next = schedule.at(next.until)
          const looked = schedule.at(now)
          expect([next.scene, next.index]).toEqual([looked.scene, looked.index])
        }
      }),
      { numRuns: 15 },
    ))

  test('a capped segment never begins more passes in a clock hour than its cap', () =>
    fc.assert(
      fc.property(someProgram, someDay, (program, moment) => {
        const { passes } = openSchedule(program, zone).week(moment)
        const perHour = new Map<string, number>()
        for (const { from, rule: one } of passes) {
          const key = `${one.segment} ${Math.floor(from / 3_600_000)}`
          perHour.set(key, (perHour.get(key) ?? 0) + 1)
        }
        for (const [key, count] of perHour)
          expect(count).toBeLessThanOrEqual(program.segments.find(({ id }) => key.startsWith(id))?.maxPlaysPerHour ?? 0)
      }),
      runs,
    ))

  test('a window over midnight is the same as two windows that meet at midnight', () =>
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 12, max: 23 }), (moment, to, from) => {
        const two = (n: number) => `${String(n).padStart(2, '0')}:00`
        const program = (windows: StreamRule['windows']): Program => ({
          defaultSegment: 'D',
          segments: [segment('N', 2, 30), segment('D', 2, 40)],
          rules: [rule('n', 'N', 1, { windows })],
        })
        const one = resolve(program([{ from: two(from), to: two(to) }]), moment, zone)
        const split = to === 0 ? [] : [{ from: '00:00', to: two(to) }]
        const other = resolve(program([{ from: two(from), to: '24:00' }, ...split]), moment, zone)
        expect([one.scene, one.startedAt, one.until]).toEqual([other.scene, other.startedAt, other.until])
      }),
      runs,
    ))
})
