import type { Failure } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Config } from '#modules/content/contract.ts'
import type { OrderDraft } from '../contract.ts'
import { contactErrors, isAddressShown } from '../rules/contact.ts'
import { offeredPaymentMethods } from '../rules/payment-methods.ts'
import { parsePhone } from '../rules/phone.ts'

/** What every kind of order must have: a person, consent, a way to pay (specification §5). The phone comes back in its stored form. */
export function checkDraft(sent: OrderDraft, branch: Branch, config: Config): { draft: OrderDraft; errors: Failure[] } {
  const offered: readonly string[] = offeredPaymentMethods(config, branch)
  const errors = contactErrors(sent, branch, sent.deliveryType, branch.country)
  if (!offered.includes(sent.paymentMethod)) errors.push({ code: 'field.choice', field: 'paymentMethod' })
  if (sent.isCompany && sent.companyName === '' && sent.company === '')
    errors.push({ code: 'field.required', field: 'companyName' })
  const country = isAddressShown(branch, sent.deliveryType) ? sent.country : branch.country
  const phone = sent.phone === '' ? undefined : parsePhone(sent.phone, country)
  return { draft: { ...sent, email: sent.email.trim(), ...(phone?.ok ? { phone: phone.value } : {}) }, errors }
}
