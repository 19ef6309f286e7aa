import { describe, expect, it } from 'vitest'
import { money } from '#kernel/money.ts'
import { compareExpected } from './totals.ts'

const lines = [
  { key: 'ride:AT', gross: money(168.3) },
  { key: 'accessory:seat', gross: money(5) },
]
const pricing = { totalGross: money(173.3) }

describe('the price that the customer saw (docs/rules/money.md, Agreement)', () => {
  it.each([[173.3], [180], [173.31]])('%s is not less than today’s price and is accepted', (total) => {
    expect(compareExpected(lines, pricing, { total: money(total) })).toEqual({ ok: true, value: money(173.3) })
  })

  it('accepts an order without an expected price', () => {
    expect(compareExpected(lines, pricing, undefined).ok).toBe(true)
  })

  it('refuses a price that rose, and returns the old and new price of each changed line', () => {
    const seen = [
      { key: 'ride:AT', gross: money(160) },
      { key: 'accessory:seat', gross: money(5) },
      { key: 'accessory:sign', gross: money(2) },
    ]
    expect(
      compareExpected(
        [...lines, { key: 'ride:SK', gross: money(3) }],
        { totalGross: money(176.3) },
        { total: money(167), lines: seen },
      ),
    ).toEqual({
      ok: false,
      code: 'order.price_changed',
      total: { old: money(167), new: money(176.3) },
      lines: [
        { key: 'ride:AT', old: money(160), new: money(168.3) },
        { key: 'accessory:sign', old: money(2) },
        { key: 'ride:SK', new: money(3) },
      ],
    })
  })
})
