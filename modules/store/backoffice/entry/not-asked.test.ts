import { contactFlags } from '#modules/ordering/testing/contact-flags.ts'
import { expect, test } from 'vitest'
import { notAsked } from './not-asked.ts'

const address = ['street', 'zipCode', 'city']

test.each([
  ['takeaway', [...address, 'area', 'table']],
  ['delivery', ['table']],
  ['dineIn', ['phone', 'lastName', ...address, 'area']],
] as const)('%s: errors of fields that are optional or hidden disappear', (serving, fields) => {
  const branch = contactFlags({ isTableSelectionEnabled: true })
  expect(notAsked(branch, serving)).toEqual(fields)
})
