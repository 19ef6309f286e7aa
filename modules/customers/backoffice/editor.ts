import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { customerEntity, customersEndpoints } from '../contract.ts'
import { customerWords } from '../words/customer.ts'
import { CustomerAside } from './CustomerAside.tsx'
import { CustomerName, LastOrder, PhoneCell } from './cells.tsx'
import { ExportCustomers } from './ExportCustomers.tsx'

/** The list and the form in which staff edit customers. Unsaved input is not stored on the device, because it contains personal data. */
export const customerEditor = editorOf(customerEntity, {
  calls: customersEndpoints,
  words: customerWords,
  nameOf: ({ name }) => name ?? '',
  sections: [{ name: 'person' }, { name: 'address' }, { name: 'notes' }, { name: 'consent' }],
  halves: ['firstName', 'lastName', 'companyName', 'vatNumber', 'phone', 'email', 'zipCode', 'city'],
  filters: ['isDouble', 'isCompany', 'isBlocked', 'allowsMail'],
  cells: { name: CustomerName, phone: PhoneCell, lastOrderAt: LastOrder },
  lesserColumns: ['email', 'phone', 'lastOrderAt', 'revenue'],
  isShown: (name, values) =>
    (name !== 'allowsMailOrigin' || values.allowsMail === true) &&
    (name === 'companyName' || name === 'vatNumber'
      ? values.isCompany === true
      : name !== 'blockReason' || values.isBlocked === true),
  aside: CustomerAside,
  listActions: ExportCustomers,
})
