import { expect, test } from 'vitest'
import { narrowTimes } from './narrow-times.ts'

const now = Date.parse('2026-03-20T17:01:00Z')
const times = (received: string, due?: string) =>
  narrowTimes(
    { received: Date.parse(received), due: due === undefined ? undefined : Date.parse(due), now },
    'Europe/Vienna',
  )

test.each([
  ['without an appointment', times('2026-03-20T10:46:00Z'), '11:46'],
  ['both today', times('2026-03-20T10:46:00Z', '2026-03-20T13:30:00Z'), '11:46 → 14:30'],
  ['both on one other day', times('2026-03-19T10:46:00Z', '2026-03-19T13:30:00Z'), '19.3. 11:46 → 14:30'],
  ['today for another day', times('2026-03-20T10:46:00Z', '2026-03-22T13:30:00Z'), '11:46 → 22.3. 14:30'],
  ['another day for today', times('2026-03-19T10:46:00Z', '2026-03-20T18:30:00Z'), '19.3. 11:46 → 20.3. 19:30'],
  ['two other days', times('2026-03-18T10:46:00Z', '2026-03-19T13:30:00Z'), '18.3. 11:46 → 19.3. 14:30'],
  ['another year', times('2025-11-18T10:46:00Z', '2025-11-19T13:30:00Z'), '18.11.25 11:46 → 19.11. 14:30'],
])('a narrow row, %s', (_, text, expected) => {
  expect(text).toBe(expected)
})
