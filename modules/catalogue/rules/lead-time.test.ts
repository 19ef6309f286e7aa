import { describe, expect, it } from 'vitest'
import { type LeadProduct, orderLeadTime } from './lead-time.ts'

const now = Temporal.Instant.from('2026-11-20T15:42:00Z')
const product = (
  leadTimeType: LeadProduct['leadTimeType'],
  leadTimeValue: number,
  isLeadTimeEnabled = true,
): LeadProduct => ({
  isLeadTimeEnabled,
  leadTimeType,
  leadTimeValue,
})

describe('lead time of an order (specification §3, Product)', () => {
  it.each<[string, LeadProduct[], number, object | undefined]>([
    ['none', [product('hours', 0), product('days', 3, false)], 0, undefined],
    ['the branch’s', [], 90, { type: 'minutes', value: 90 }],
    [
      'the longest product’s',
      [product('hours', 30), product('days', 1), product('minutes', 45)],
      60,
      { type: 'hours', value: 30 },
    ],
    ['weeks before days', [product('days', 6), product('weeks', 1)], 0, { type: 'weeks', value: 1 }],
  ])('%s', (_, products, minutes, lead) => {
    expect(orderLeadTime(products, minutes, now, 'Europe/Vienna')).toEqual(lead)
  })
})
