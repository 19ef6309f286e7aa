import { expect, test } from 'vitest'
import { orderingLogTexts } from './log.ts'

test.each([
  ['de', /unterwegs/i, /abholbereit/i],
  ['en', /on the way/i, /ready for pickup/i],
] as const)('the words of the audit trail for in-delivery fit a delivery and a pickup: %s', (locale, way, ready) => {
  const { actions } = orderingLogTexts(locale)
  for (const action of ['in-delivery', 'undo-in-delivery'] as const) {
    expect(actions[action]).toMatch(way)
    expect(actions[action]).toMatch(ready)
  }
})
