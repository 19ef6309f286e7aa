import { expect, test } from 'vitest'
import { foldedOf, toggleFolded, widthsOf } from './folded.ts'

test('the column of new orders cannot be folded, and unknown names are ignored', () => {
  expect([...foldedOf('new,accepted,else')]).toEqual(['accepted'])
})
test('a column is folded and opened again', () => {
  const once = toggleFolded('', 'preordered')
  expect(toggleFolded(once, 'accepted')).toBe('accepted,preordered')
  expect(toggleFolded(once, 'preordered')).toBe('')
})
test('the column of new orders gets the room of folded columns', () => {
  expect(widthsOf(foldedOf(''))).toBe('1.28fr 1.00fr 1.00fr 0.94fr')
  expect(widthsOf(foldedOf('accepted,preordered'))).toBe('3.22fr 44px 1.00fr 44px')
})
