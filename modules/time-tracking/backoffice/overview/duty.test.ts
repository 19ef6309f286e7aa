import { expect, test } from 'vitest'
import { isForgotten, workedMinutes } from './duty.ts'

const at = (time: string) => Date.parse(`2026-03-20T${time}Z`)
const block = { from: '2026-03-20T08:00:00Z', to: null, pauses: [] }

test('breaks do not count as work, and a running break counts as a break until now', () => {
  const pauses = [
    { from: '2026-03-20T10:00:00Z', to: '2026-03-20T10:30:00Z' },
    { from: '2026-03-20T12:00:00Z', to: null },
  ]
  expect(workedMinutes({ ...block, pauses }, at('13:00:00'))).toBe(210)
})
test('an end counts as forgotten after twelve hours', () => {
  expect(isForgotten(block, at('19:59:59'))).toBe(false)
  expect(isForgotten(block, at('20:00:00'))).toBe(true)
  expect(isForgotten({ ...block, to: '2026-03-20T09:00:00Z' }, at('23:00:00'))).toBe(false)
})
