import { expect, test } from 'vitest'
import { taskAgain } from './task-again.ts'

test('another proposal has the task of the last generation; a proposal of an older generation is written again', () => {
  expect(taskAgain({ id: 'a', task: 'translate' }, 'a')).toBe('translate')
  expect(taskAgain({ id: 'a', task: 'shorten' }, 'b')).toBe('write')
  expect(taskAgain({ id: 'a', task: 'image' }, 'a')).toBe('write')
  expect(taskAgain(null, 'a')).toBe('write')
})
