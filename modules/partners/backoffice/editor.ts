import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { externalUserEntity, partnersEndpoints } from '../contract.ts'
import { externalUserWords } from '../words/external-user.ts'
import { RatesField } from './RatesField.tsx'
import { StatementAside } from './StatementAside.tsx'

/** Hotels, agencies and companies that send guests, each with its monthly statement. */
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
