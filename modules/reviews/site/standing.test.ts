import { expect, test } from 'vitest'
import { type Standing, standingOf } from './standing.ts'

test.each<[Parameters<typeof standingOf>[0], Standing]>([
  [{ kind: 'food', state: 'completed', questionnaireRating: null }, 'open'],
  [{ kind: 'food', state: 'completed', questionnaireRating: 4 }, 'done'],
  [{ kind: 'food', state: 'waiting', questionnaireRating: null }, 'early'],
  [{ kind: 'food', state: 'confirmed', questionnaireRating: null }, 'early'],
  [{ kind: 'food', state: 'canceled', questionnaireRating: null }, 'ended'],
  [{ kind: 'food', state: 'rejected', questionnaireRating: null }, 'ended'],
  [{ kind: 'food', state: 'failed', questionnaireRating: null }, 'ended'],
  [{ kind: 'ride', state: 'completed', questionnaireRating: null }, 'ride'],
])('%o is %s (specification §4, Review prompt: only a completed order, once)', (order, standing) =>
  expect(standingOf(order)).toBe(standing),
)
