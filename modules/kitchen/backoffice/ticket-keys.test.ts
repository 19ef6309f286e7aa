import { expect, test } from 'vitest'
import { noKeys, pressOf, renumbered, RENUMBERED_MS, told } from './ticket-keys.ts'

const before = renumbered(noKeys, ['a', 'b', 'c', 'd'], 0)
/** Ticket b has left the wall at 10 000, so c and d have new numbers. */
const after = renumbered(before, ['a', 'c', 'd'], 10_000)

test.each([
  ['the first tickets of the wall have their numbers at once', before, 2, 1, 'act'],
  ['a key whose ticket is the same acts', after, 1, 10_001, 'act'],
  ['a key with another ticket says so', after, 2, 10_001, 'say'],
  ['until the last millisecond', after, 3, 10_000 + RENUMBERED_MS - 1, 'say'],
  ['and then acts', after, 3, 10_000 + RENUMBERED_MS, 'act'],
  ['a key that has lost its ticket does nothing', after, 4, 10_001, 'nothing'],
  ['after the key has said so, its next press acts', told(after, 2), 2, 10_001, 'act'],
  ['another key still says so', told(after, 2), 3, 10_001, 'say'],
  ['the same tickets, shown again, do not change the time', renumbered(after, after.ids, 11_000), 2, 11_500, 'act'],
  ['a further renumbering counts again', renumbered(told(after, 2), ['c', 'd'], 11_000), 2, 11_001, 'say'],
  [
    'a new ticket at the end of the wall acts at once',
    renumbered(after, ['a', 'c', 'd', 'e'], 10_001),
    4,
    10_002,
    'act',
  ],
] as const)('%s', (_, keys, key, now, expected) => expect(pressOf(keys, key, now)).toBe(expected))
