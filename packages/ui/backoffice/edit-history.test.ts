import { expect, test } from 'vitest'
import { begun, changed, redone, undone } from './edit-history.ts'

test('a drag is one step; undo and redo go through the steps; a new change deletes the undone steps', () => {
  let history = changed(changed(changed(begun(0), 1, 'drag'), 2, 'drag'), 5)
  history = undone(history)
  expect([history.present, undone(history).present, undone(undone(history)).present]).toEqual([2, 0, 0])
  expect(redone(history).present).toBe(5)
  expect(redone(changed(history, 7)).present).toBe(7)
})
