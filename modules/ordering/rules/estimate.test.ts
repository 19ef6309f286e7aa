import { expect, test } from 'vitest'
import { estimatedMinutes } from './estimate.ts'

test.each([
  [{ preparationMinutes: 0, minutesPerOrder: 3 }, 9, null],
  [{ preparationMinutes: 25, minutesPerOrder: 3 }, 0, 25],
  [{ preparationMinutes: 25, minutesPerOrder: 3 }, 1, 30],
  [{ preparationMinutes: 25, minutesPerOrder: 3 }, 4, 40],
  [{ preparationMinutes: 12, minutesPerOrder: 0 }, 8, 15],
])('%j with %d orders ahead: %s minutes (docs/rules/orders.md, Estimated time)', (kitchen, ahead, expected) => {
  expect(estimatedMinutes(kitchen, ahead)).toBe(expected)
})
