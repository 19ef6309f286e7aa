import { expect, test } from 'vitest'
import { opensRow } from './row-click.ts'

const click = {
  isOwn: false,
  defaultPrevented: false,
  detail: 1,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  marked: '',
}

test.each([
  ['anywhere on the row', {}, true],
  ['on link, checkbox or its cell', { isOwn: true }, false],
  ['the second of a double click, which marks a word', { detail: 2 }, false],
  ['at the end of marking text', { marked: 'Pichler' }, false],
  ['with Ctrl, for another tab', { ctrlKey: true }, false],
  ['with Command, for another tab', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['that already did something', { defaultPrevented: true }, false],
] as const)('a click %s', (_, part, opens) => expect(opensRow({ ...click, ...part })).toBe(opens))
