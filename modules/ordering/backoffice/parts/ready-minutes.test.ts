import { expect, test } from 'vitest'
import { usualMinutes } from './ready-minutes.ts'

const cafe = { id: 'cafe', preparationMinutes: 10 }
const inn = { id: 'inn', preparationMinutes: 25 }
test.each([
  ['what guests read is rounded up to the next choice', [cafe, inn], 'cafe', 15],
  ['another branch', [cafe, inn], 'inn', 30],
  ['all branches: the slowest kitchen', [cafe, inn], undefined, 30],
  ['a kitchen that needs longer than every choice', [{ id: 'slow', preparationMinutes: 90 }], 'slow', 45],
  ['no time is named', [{ id: 'none', preparationMinutes: 0 }], 'none', 30],
  ['an older server', [{ id: 'old' }], 'old', 30],
])('the accept button does not promise less than the store says: %s', (_, branches, branchId, expected) => {
  expect(usualMinutes(branches, branchId)).toBe(expected)
})
