import type { Failure } from '#kernel/result.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Config } from '#modules/content/contract.ts'
import type { OrderDonatee } from '../ports.ts'
import type { OnlineMethod, OrderDraft } from '../contract.ts'
import { contactErrors, isAddressShown } from '../rules/contact.ts'
import { isOnline, offeredPaymentMethods } from '../rules/payment-methods.ts'
import { parsePhone } from '../rules/phone.ts'

/** The data that is needed to check an order draft, in addition to its branch. */
interface DraftTerms {
  config: Config
  /** All recipients of donations, including those that cannot be chosen any more. */
  donatees: readonly OrderDonatee[]
  /** The online payment methods that a provider or the test terminal accepts now. */
  online?: readonly OnlineMethod[]
}

/**
 * Checks what rides and food have in common: contact data, consent, payment method, tip and donation (specification §5). Returns all
 * errors, and the draft as it is stored. The stored draft has a normalised phone number. It has no values that do not fit its delivery
 * type, such as a table for a delivery.
 */
export function checkDraft(
  sent: OrderDraft,
  branch: Branch,
  { config, donatees, online = [] }: DraftTerms,
): { draft: OrderDraft; errors: Failure[] } {
  const offered: readonly string[] = offeredPaymentMethods(config, branch, online)
  const errors = contactErrors(sent, branch, sent.deliveryType, branch.country)
  if (!offered.includes(sent.paymentMethod)) errors.push({ code: 'field.choice', field: 'paymentMethod' })
  if (sent.isCompany && sent.companyName === '' && sent.company === '')
    errors.push({ code: 'field.required', field: 'companyName' })
  if (sent.tip > 0 && !(branch.isTipEnabled && isOnline(sent.paymentMethod)))
    errors.push({ code: 'order.tip_online', field: 'tip' })
  // A guest may live in any country, but food is delivered only in countries that can have branches.
  if (sent.deliveryType === 'delivery' && !sent.isDeliveryAddressDifferent && !isCountry(sent.country))
    errors.push({ code: 'field.choice', field: 'country' })
  const isDonationKnown = donatees.some(({ id, isEnabled }) => id === sent.donatee && isEnabled)
  if (sent.donatee !== null && !(config.enablePluginDonations && isDonationKnown))
    errors.push({ code: 'field.choice', field: 'donatee' })
  const country = isAddressShown(branch, sent.deliveryType) ? sent.country : branch.country
  const phone = sent.phone === '' ? undefined : parsePhone(sent.phone, country)
  const isDelivery = sent.deliveryType === 'delivery'
  const draft = {
    ...sent,
    email: sent.email.trim(),
    ...(phone?.ok ? { phone: phone.value } : {}),
    table: sent.deliveryType === 'dineIn' ? sent.table : '',
    deliveryArea: isDelivery ? sent.deliveryArea : '',
    isDeliveryAddressDifferent: isDelivery && sent.isDeliveryAddressDifferent,
  }
  return { draft, errors }
}
