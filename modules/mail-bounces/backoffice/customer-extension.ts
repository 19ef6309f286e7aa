import { customerEntity } from '#modules/customers/contract.ts'
import { extensionOf } from '#ui/backoffice/crud/extension.ts'
import { CustomerBounce } from './hints.tsx'

/** Shows a warning above the form of a customer if mails cannot be delivered to the customer's address. */
export const customerBounce = extensionOf(customerEntity, { notice: CustomerBounce })
