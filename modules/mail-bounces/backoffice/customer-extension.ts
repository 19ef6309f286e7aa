import { customerEntity } from '#modules/customers/contract.ts'
import { extensionOf } from '#ui/backoffice/crud/extension.ts'
import { CustomerBounce } from './hints.tsx'

/** Shows a warning above the form of a customer to whose address mails cannot be delivered. */
export const customerBounce = extensionOf(customerEntity, { notice: CustomerBounce })
