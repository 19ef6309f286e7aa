import { OpeningHours } from '../../contract.ts'
import { conflictsOf } from '../../rules/opening-hours-conflicts.ts'
import type { OpeningHourRule } from '../../rules/opening-hours.ts'
import { describe, expect, it } from 'vitest'
import { failuresOf } from '#contract/shape-failures.ts'
import { toldConflicts } from './hours-rules.ts'
import { conflictText } from './words.ts'

const daily: OpeningHourRule = { type: 'daily', from: '09:00', to: '18:00' }
const codes = (rules: OpeningHourRule[], edited?: { index: number; left: string[] }) =>
  toldConflicts(conflictsOf(rules), rules, edited && { ...edited, left: new Set(edited.left) }).map(({ code }) => code)

describe('missing values of a rule are reported after the user has left their field', () => {
  const fresh: OpeningHourRule = { type: 'once', from: '09:00', to: '18:00' }
  it.each([
    ['just added', { index: 1, left: [] }, []],
    ['another field was left', { index: 1, left: ['from', 'to'] }, []],
    ['the date was left empty', { index: 1, left: ['date'] }, ['opening_hours.date_missing']],
    ['the rule was closed again', undefined, ['opening_hours.date_missing']],
    ['another rule is open', { index: 0, left: [] }, ['opening_hours.date_missing']],
  ])('%s', (_, edited, told) => expect(codes([daily, fresh], edited)).toEqual(told))

  it('also if the missing value is a time', () => {
    const emptied: OpeningHourRule = { type: 'monday', from: '09:00' }
    expect(codes([daily, emptied], { index: 1, left: ['from'] })).toEqual([])
    expect(codes([daily, emptied], { index: 1, left: ['from', 'to'] })).toEqual(['opening_hours.time_missing'])
  })
  it('contradictory values are reported at once', () => {
    const rules = [daily, { ...daily, from: '17:00', to: '20:00' }]
    expect(codes(rules, { index: 1, left: [] })).toEqual(['opening_hours.overlap'])
  })
})

it('an attempt to save reports the missing field', () => {
  const typed = [
    { type: 'once', isClosed: true },
    { type: 'monday', from: '09:00' },
    { type: 'monday', from: '24:00', to: '02:00' },
  ]
  const found = OpeningHours.safeParse(typed)
  expect(failuresOf(found.error?.issues ?? [], typed)).toEqual([
    { code: 'field.required', field: '0.date' },
    { code: 'field.required', field: '1.to' },
    { code: 'field.format', field: '2' },
  ])
})

it('an empty time is named as missing, with the rule and the way out', () => {
  const rules: OpeningHourRule[] = [{ type: 'daily', from: '09:00' }]
  const [conflict] = conflictsOf(rules)
  expect(conflict && conflictText(conflict, rules, 'de')).toBe('Täglich: Bitte eine Uhrzeit eingeben.')
})
