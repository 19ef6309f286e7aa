import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { externalUserEntity, partnersEndpoints } from '../contract.ts'
import { externalUserWords } from '../words/external-user.ts'
import { RatesField } from './RatesField.tsx'
import { StatementAside } from './StatementAside.tsx'

/**
 * The list and the form in which staff edit partners: hotels, agencies and companies that send guests. The monthly statement is next to the
 * form.
 */
export const externalUserEditor = editorOf(externalUserEntity, {
  calls: partnersEndpoints,
  words: externalUserWords,
  nameOf: ({ name }) => name ?? '',
  sections: [{ name: 'general' }, { name: 'contact' }, { name: 'orders' }, { name: 'rates' }],
  halves: ['phone', 'email', 'zipCode', 'city'],
  filters: ['isEnabled'],
  lesserColumns: ['contact', 'commissionPercent'],
  overrides: { ratePrices: RatesField },
  aside: StatementAside,
})
