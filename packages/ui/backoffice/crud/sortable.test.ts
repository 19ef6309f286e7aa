import { expect, test } from 'vitest'
import { move, moveStep, type Taken } from './sortable.ts'

/** Presses keys on the handle of a row, one after the other. The next key goes to the new place of the row, as in a list. */
function press(rows: string[], index: number, keys: readonly string[]): string[] {
  let [list, taken, at] = [rows, undefined as Taken | undefined, index]
  for (const key of keys) {
    const step = moveStep(key, at, list.length, taken)
    if (step.do === 'take') ({ taken } = step)
    if (step.do === 'move' || step.do === 'return') {
      list = move(list, step.from, step.to)
      at = step.to
      taken = step.do === 'move' ? step.taken : undefined
    }
    if (step.do === 'drop') taken = undefined
  }
  return list
}

test.each([
  [['ArrowDown'], 'abcd', 'without Space nothing moves'],
  [[' ', 'ArrowDown', 'ArrowDown', ' '], 'acdb', 'Space takes, arrows move, Space drops'],
  [[' ', 'ArrowDown', 'ArrowDown', 'Escape'], 'abcd', 'Escape returns'],
  [[' ', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter'], 'bacd', 'the first place is the first'],
  [[' ', 'ArrowDown', ' ', 'ArrowDown'], 'acbd', 'dropped, it stays'],
])('the keys %j give the order %s: %s', (keys, order) => expect(press([...'abcd'], 1, keys).join('')).toBe(order))

test('a move to a position after the last row changes nothing', () =>
  expect(move(['a', 'b'], 0, 2)).toEqual(['a', 'b']))
