import { customerEntity } from '#modules/customers/contract.ts'
import { extensionOf } from '#ui/backoffice/crud/extension.ts'
import { CustomerBounce } from './hints.tsx'

/** A customer whose address is out of reach is named as such above the form. */
export const customerBounce = extensionOf(customerEntity, { notice: CustomerBounce })
