import { describe, expect, test } from 'vitest'
import { daysOf, dayBalance, leaveDaysOf, totalOf, type ContractTerms } from './balance.ts'
import { dayMinutes, HOUR, minutesByDay, MINUTE, netOf, plannedBlock, type Block } from './blocks.ts'
import { check, nextThreshold } from './check.ts'
import { leaveYears } from './leave.ts'
import { packOf, plannedPause } from './packs.ts'
import { surchargesOf } from './surcharges.ts'

const zone = 'Europe/Vienna'
const at = (wall: string): number => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const block = (from: string, to: string, ...pauses: [string, string][]): Block => ({
  from: at(from),
  to: at(to),
  pauses: pauses.map(([one, other]) => ({ from: at(one), to: at(other) })),
})
const hm = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
const week = (minutes: number): number[] => [minutes, minutes, minutes, minutes, minutes, 0, 0]
const contract = (more: Partial<ContractTerms> = {}): ContractTerms => ({
  from: '2023-09-01',
  to: null,
  model: 'fixed',
  targets: week(hm('7:42')),
  creditRule: 'target',
  ...more,
})
const german = { pack: 'DE 2026.1', zone } as const
const austrian = { pack: 'AT 2026.1', zone } as const
const codes = (found: readonly { code: string }[]): string[] => found.map(({ code }) => code)

describe('Fixtures of time tracking', () => {
  test('1: a running day counts 6:14, is 1:28 below its target, and requires 45 min of breaks at 21:28', () => {
    const running = block('2026-03-20T11:58', '2026-03-20T18:42', ['2026-03-20T15:10', '2026-03-20T15:40'])
    expect(dayMinutes([running])).toBe(hm('6:14'))
    const worked = minutesByDay([running], zone)
    const day = dayBalance('2026-03-20', { contracts: [contract()], holidays: new Set(), absences: [], worked })
    expect(day.worked + day.credit - day.target).toBe(-hm('1:28'))
    expect(nextThreshold([running], german)).toEqual({
      code: 'break',
      at: at('2026-03-20T21:28'),
      minutes: 45,
      afterMinutes: 540,
    })
  })

  test('2: four long shifts and a late one are 43:00, which is 4:30 above 38:30', () => {
    const shift = (day: number, from: string, to: string): Block => {
      const span = { from: at(`2026-03-${day}T${from}`), to: at(`2026-03-${day}T${to}`) }
      return plannedBlock({ ...span, pauseMinutes: plannedPause(span.to - span.from, 'DE 2026.1') })
    }
    const shifts = [24, 25, 26, 27].map((day) => shift(day, '12:00', '21:30'))
    const worked = minutesByDay([...shifts, shift(28, '15:00', '23:30')], zone)
    const input = { contracts: [contract()], holidays: new Set<string>(), absences: [], worked }
    const total = totalOf(daysOf('2026-03-23', '2026-03-29', input))
    expect(total).toMatchObject({ worked: hm('43:00'), target: hm('38:30'), balance: hm('4:30') })
  })

  test('3: eight hours of local time are 7 h of rest in spring and refused; ten are 11 h in autumn and allowed', () => {
    const spring = [block('2026-03-28T17:00', '2026-03-29T01:00'), block('2026-03-29T09:00', '2026-03-29T12:00')]
    expect(check(spring, german).find(({ code }) => code === 'dailyRest')).toMatchObject({ found: 420, required: 660 })
    const autumn = [block('2026-10-24T20:00', '2026-10-25T01:00'), block('2026-10-25T11:00', '2026-10-25T14:00')]
    expect(codes(check(autumn, german))).not.toContain('dailyRest')
  })

  test('4: a night has 7, 8 or 9 hours, which all count for its start day; the hours after midnight count as Sunday work', () => {
    const nights = [
      { block: block('2026-03-28T22:00', '2026-03-29T06:00'), gross: 7, sunday: 5 },
      { block: block('2026-04-11T22:00', '2026-04-12T06:00'), gross: 8, sunday: 6 },
      { block: block('2026-10-24T22:00', '2026-10-25T06:00'), gross: 9, sunday: 7 },
    ]
    for (const night of nights) {
      expect(netOf(night.block) / HOUR).toBe(night.gross)
      expect(minutesByDay([night.block], zone).size).toBe(1)
      const pack = packOf('DE 2026.1')
      if (pack) expect(surchargesOf([night.block], zone, pack, new Set()).sunday).toBe(night.sunday * 60)
    }
  })

  test('5: April with Easter Monday, two days of leave and half a sick day closes at +3:03', () => {
    const worked = new Map([['2026-04-01', hm('145:30')]])
    const absences = [
      { kind: 'holiday', from: '2026-04-07', to: '2026-04-08', halfFirst: false, halfLast: false },
      { kind: 'sick', from: '2026-04-09', to: '2026-04-09', halfFirst: true, halfLast: false },
    ] as const
    const input = { contracts: [contract()], holidays: new Set(['2026-04-06']), absences, worked }
    const total = totalOf(daysOf('2026-04-01', '2026-04-30', input))
    expect(total).toEqual({ target: hm('169:24'), worked: hm('145:30'), credit: hm('26:57'), balance: hm('3:03') })
    expect(hm('8:20') + total.balance).toBe(hm('11:23'))
  })

  test('7: the oldest leave is used first: 10, 10 and 17.5 days are left', () => {
    const terms = {
      entry: '2023-09-01',
      yearStart: 'anniversary',
      daysPerYear: 25,
      lapseMonths: 24,
      opening: 0,
    } as const
    const taken = [
      { on: '2024-05-01', days: 15 },
      { on: '2025-02-01', days: 25 },
      { on: '2026-01-15', days: 17.5 },
    ]
    const years = leaveYears(terms, taken, [], '2026-03-22')
    expect(years.map(({ year, taken: days, left }) => [year, days, left])).toEqual([
      ['2023/24', 25, 0],
      ['2024/25', 25, 0],
      ['2025/26', 7.5, 17.5],
    ])
    expect(years[1]?.usedFrom.map(({ days }) => days)).toEqual([10, 15])
    expect(years[2]?.usedFrom.map(({ days }) => days)).toEqual([10, 7.5])
    expect(years[2]?.lapsesOn).toBe('2028-08-31')
  })

  test('8: the target of a day is taken from the contract that is valid on it', () => {
    const contracts = [contract({ to: '2026-06-30' }), contract({ from: '2026-07-01', targets: week(360) })]
    const input = { contracts, holidays: new Set<string>(), absences: [], worked: new Map<string, number>() }
    expect(daysOf('2026-06-30', '2026-07-01', input).map(({ target }) => target)).toEqual([hm('7:42'), 360])
  })
})

describe('Rule packs', () => {
  test('a pause that is too short is deducted in the account but counted as work by the check', () => {
    const short = block('2026-03-20T08:00', '2026-03-20T14:10', ['2026-03-20T11:00', '2026-03-20T11:12'])
    expect(dayMinutes([short])).toBe(hm('5:58'))
    expect(codes(check([short], german))).toEqual(['break'])
  })

  test('Austria allows 30, 2 × 15 or 3 × 10 minutes; 20 + 10 is a warning', () => {
    const long = (...parts: [string, string][]): string[] =>
      codes(
        check(
          [
            block(
              '2026-03-20T08:00',
              '2026-03-20T15:00',
              ...parts.map(([a, b]): [string, string] => [`2026-03-20T${a}`, `2026-03-20T${b}`]),
            ),
          ],
          austrian,
        ),
      )
    expect(long(['10:00', '10:30'])).toEqual([])
    expect(long(['10:00', '10:15'], ['12:00', '12:15'])).toEqual([])
    expect(long(['10:00', '10:20'], ['12:00', '12:10'])).toEqual(['breakSplit'])
    expect(long(['10:00', '10:09'], ['12:00', '12:20'])).toEqual(['break'])
  })

  test('Germany refuses more than ten hours a day and more than six hours without a break', () => {
    const span = { from: at('2026-03-26T12:00'), to: at('2026-03-26T23:00') }
    expect(check([plannedBlock({ ...span, pauseMinutes: 45 })], german)).toMatchObject([
      { code: 'day', found: hm('10:15'), required: 600 },
    ])
    const late = block('2026-03-20T08:00', '2026-03-20T15:00', ['2026-03-20T14:20', '2026-03-20T14:50'])
    expect(codes(check([late], german))).toEqual(['stretch'])
  })

  test('in catering a rest of ten hours is enough if another rest has twelve', () => {
    const days = [
      block('2026-03-23T12:00', '2026-03-23T18:00'),
      block('2026-03-24T12:00', '2026-03-24T22:00', ['2026-03-24T16:00', '2026-03-24T16:45']),
      block('2026-03-25T08:00', '2026-03-25T12:00'),
    ]
    expect(codes(check(days, german))).toEqual(['dailyRest'])
    expect(codes(check(days, { ...german, sector: 'catering' }))).toEqual([])
  })

  test('work without a pack is reported as not checked', () => {
    const drive = block('2026-03-20T04:30', '2026-03-20T19:30')
    expect(check([drive], { pack: 'none', zone })).toMatchObject([{ code: 'notChecked', severity: 'info' }])
  })

  test('a start within four hours of the last end belongs to the same day, unless that day began 24 hours ago or earlier', () => {
    const days = minutesByDay(
      [block('2026-03-20T16:00', '2026-03-20T23:50'), block('2026-03-21T00:10', '2026-03-21T02:00')],
      zone,
    )
    expect([...days]).toEqual([['2026-03-20', hm('9:40')]])
    const around = [0, 5, 10, 15, 20, 25].map((hours) => ({
      from: at('2026-03-20T08:00') + hours * HOUR,
      to: at('2026-03-20T08:00') + hours * HOUR + 2 * HOUR,
      pauses: [],
    }))
    expect([...minutesByDay(around, zone).keys()]).toEqual(['2026-03-20', '2026-03-21'])
  })

  test('a public holiday within a leave costs no leave day', () => {
    const absence = { kind: 'holiday', from: '2026-04-06', to: '2026-04-10', halfFirst: false, halfLast: true } as const
    expect(leaveDaysOf(absence, { contracts: [contract()], holidays: new Set(['2026-04-06']) })).toBe(3.5)
  })

  test('no leave lapses without a notice thirty days before', () => {
    const terms = { entry: '2025-01-01', yearStart: 'calendar', daysPerYear: 20, lapseMonths: 3, opening: 0 } as const
    const lapsed = (sentOn?: string): number | undefined =>
      leaveYears(terms, [], sentOn ? [{ year: '2025', days: 5, sentOn }] : [], '2026-04-01')[0]?.lapsed
    expect([lapsed(), lapsed('2026-03-02'), lapsed('2026-03-01')]).toEqual([0, 0, 5])
  })

  test('minutes are rounded once per day', () => {
    const second = (count: number) => ({
      from: at('2026-03-20T08:00'),
      to: at('2026-03-20T08:00') + count * 1000,
      pauses: [],
    })
    expect(dayMinutes([second(20)])).toBe(0)
    expect(dayMinutes([second(20), { ...second(20), from: at('2026-03-20T08:00') }])).toBe(1)
    expect(MINUTE).toBe(60_000)
  })
})
