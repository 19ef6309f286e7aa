import { describe, expect, test } from 'vitest'
import { isDeletable } from './deletable.ts'
import type { OrderState } from './lifecycle.ts'

const placed = { action: 'placed', to: 'waiting' as OrderState | null }
const order = (more: Partial<Parameters<typeof isDeletable>[0]> = {}) => ({
  state: 'canceled' as OrderState,
  paymentMethod: 'cash',
  hasMoney: false,
  timeline: [placed],
  ...more,
})

describe('An order may be deleted', () => {
  test.each(['canceled', 'rejected'] as const)('when it is %s, was never accepted, and no money was moved', (state) => {
    expect(isDeletable(order({ state }))).toBe(true)
  })

  test.each(['waiting', 'confirmed', 'in-delivery', 'completed', 'failed'] as const)('never when it is %s', (state) => {
    expect(isDeletable(order({ state }))).toBe(false)
  })

  test.each([
    [
      'it was accepted once, even if that was taken back',
      { timeline: [placed, { action: 'confirm', to: 'confirmed' as const }] },
    ],
    ['money moved', { hasMoney: true }],
    ['it was to be paid online', { paymentMethod: 'mollie' }],
    [
      'a payment page was opened before it became cash',
      { timeline: [placed, { action: 'payment-started', to: null }] },
    ],
  ])('not when %s', (_, more) => {
    expect(isDeletable(order(more))).toBe(false)
  })
})
