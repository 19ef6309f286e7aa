import { array, assert, constant, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MonthFigures } from './month.ts'
import { difference, hundredthsOf, wageKinds, type WageLine, wageLines } from './payroll.ts'
import { bmdFile, lodasFile } from './payroll-files.ts'

const figures: MonthFigures = {
  opening: 500,
  target: 10_164,
  worked: 8730,
  credit: 1617,
  entries: 0,
  closing: 683,
  holidayCredit: 462,
  night: 125,
  sunday: 0,
  holiday: 0,
  leave: 2,
  sick: 0.5,
  unpaid: 0,
  lieu: 0,
  leaveLeft: 13,
  payout: -300,
  counters: [{ month: '2026-03', minutes: -90 }],
}
const settings = {
  client: '77',
  consultant: '1234',
  costCentre: 'K1',
  wageTypes: { work: '100', night: '110', publicHoliday: '120', payout: '130', leave: '200', sick: '210' },
}
const person = { user: 'u1', number: '42', figures }

describe('Payroll (docs/rules/time-tracking.md, Payroll)', () => {
  test('a month is written as BMD rows, and a correction of March is a recalculation of March', () =>
    expect(bmdFile('2026-04', wageLines('2026-04', [person]), settings).split('\r\n')).toEqual([
      '202604;77;42;;100;145,50;;;K1;;;;;',
      '202604;77;42;;110;2,08;;;K1;;;;;',
      '202604;77;42;;120;7,70;;;K1;;;;;',
      '202604;77;42;;130;5,00;;;K1;;;;;',
      '202604;77;42;;200;2,00;;;K1;;;;;',
      '202604;77;42;;210;0,50;;;K1;;;;;',
      '202604;77;42;;100;-1,50;;;K1;;202603;;;',
      '',
    ]))

  test('LODAS contains consultant, client, and in each row the month that it belongs to', () => {
    const file = lodasFile('2026-04', wageLines('2026-04', [person]), settings).split('\r\n')
    expect(file).toContain('BeraterNr=1234')
    expect(file).toContain('1;01/04/2026;42;100;1;145,50;K1;')
    expect(file).toContain('1;01/04/2026;42;200;2;2,00;K1;')
    expect(file).toContain('1;01/03/2026;42;100;1;-1,50;K1;')
  })

  test('a kind without a wage type is left out, and no cell content breaks its row', () =>
    expect(
      bmdFile('2026-04', wageLines('2026-04', [{ ...person, number: '4;2\r\n' }]), {
        ...settings,
        wageTypes: { sick: '9' },
      }),
    ).toBe('202604;77;4 2;;9;0,50;;;K1;;;;;\r\n'))

  test.each([
    [90, 150],
    [-90, -150],
    [1, 2],
    [-1, -2],
    [0, 0],
  ])('%i minutes are %i hundredths of an hour', (minutes, hundredths) => expect(hundredthsOf(minutes)).toBe(hundredths))

  const line = record({
    user: constantFrom('u1', 'u2'),
    number: constant('42'),
    kind: constantFrom(...wageKinds),
    concerns: constantFrom('2026-03', '2026-04'),
    hundredths: integer({ min: -500, max: 500 }),
  })
  const sums = (lines: readonly WageLine[]): Record<string, number> => {
    const found: Record<string, number> = {}
    for (const one of lines) {
      const key = `${one.user} ${one.kind} ${one.concerns}`
      found[key] = (found[key] ?? 0) + one.hundredths
    }
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== 0))
  }

  test('all exports of a month add up to its lines, however many exports there are and whenever they are made', () =>
    assert(
      property(array(array(line, { maxLength: 8 }), { maxLength: 5 }), (states) => {
        const exported: WageLine[] = []
        for (const state of states) {
          exported.push(...difference(state, exported))
          expect(sums(exported)).toEqual(sums(state))
          expect(difference(state, exported)).toEqual([])
        }
      }),
    ))
})
