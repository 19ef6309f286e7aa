import { expect, test } from 'vitest'
import { hasMoved } from './still-after-moves.ts'

test.each([
  ['the first card goes', ['a', 'b'], ['b'], true],
  ['one comes before it', ['a'], ['n', 'a'], true],
  ['one comes at the end', ['a'], ['a', 'n'], false],
  ['the last one goes', ['a', 'b'], ['a'], false],
  ['nothing changes', ['a', 'b'], ['a', 'b'], false],
] as const)('cards have moved: %s', (_, before, after, expected) => expect(hasMoved(before, after)).toBe(expected))
