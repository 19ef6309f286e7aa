import { expect, test } from 'vitest'
import { hiddenMarks, shownOf } from './shown-data.ts'

/** Specification §3, Settings: the settings showProductData and showCustomerData are '1' or '0'; without a setting, the data is shown. */
test.each([
  ['1', '1', {}],
  ['1', '0', { 'data-no-guests': '' }],
  ['0', '1', { 'data-no-goods': '' }],
  ['0', '0', { 'data-no-goods': '', 'data-no-guests': '' }],
  ['', 'true', {}],
])('goods %j and guests %j', (goods, guests, marks) => expect(hiddenMarks(shownOf(goods, guests))).toEqual(marks))
