import { describe, expect, it } from 'vitest'
import { submitButton, type SubmitState } from './submit-label.ts'

const state = (more: Partial<SubmitState>): SubmitState => ({
  isCartEmpty: false,
  isCreating: false,
  isQuotationRequired: false,
  isOpen: true,
  isPreorderEnabled: false,
  isMinimumMet: true,
  isPaidOrderLabelEnabled: false,
  ...more,
})

describe('submit label (specification §2, Checkout; docs/rules/orders.md)', () => {
  it.each<[string, Partial<SubmitState>, [string, boolean] | undefined]>([
    ['open', {}, ['order', false]],
    ['open, paid label', { isPaidOrderLabelEnabled: true }, ['paid', false]],
    ['quotation goes first', { isQuotationRequired: true, isPaidOrderLabelEnabled: true }, ['quotation', false]],
    ['closed with preorder', { isOpen: false, isPreorderEnabled: true }, ['preorder', false]],
    ['open with preorder', { isPreorderEnabled: true }, ['order', false]],
    ['closed without preorder', { isOpen: false }, ['order', true]],
    ['below the minimum', { isMinimumMet: false }, ['order', true]],
    ['preorder below the minimum', { isOpen: false, isPreorderEnabled: true, isMinimumMet: false }, ['preorder', true]],
    ['creating', { isCreating: true, isQuotationRequired: true }, ['processing', true]],
    ['empty cart: hidden', { isCartEmpty: true }, undefined],
  ])('%s', (_, more, button) => {
    expect(submitButton(state(more))).toEqual(button && { label: button[0], isDisabled: button[1] })
  })
})
