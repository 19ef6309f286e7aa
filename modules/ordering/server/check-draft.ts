import type { Failure } from '#kernel/result.ts'
import { isCountry } from '#modules/branches/rules/countries.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Config } from '#modules/content/contract.ts'
import type { OrderDonatee } from '../ports.ts'
import type { OnlineMethod, OrderDraft } from '../contract.ts'
import { contactErrors, isAddressShown } from '../rules/contact.ts'
import { isOnline, offeredPaymentMethods } from '../rules/payment-methods.ts'
import { parsePhone } from '../rules/phone.ts'

/** The data, in addition to its branch, that is needed to check a draft. */
interface DraftTerms {
  config: Config
  /** Recipients to whom the donation may go. */
  donatees: readonly OrderDonatee[]
  /** Online payment methods that can be offered now. */
  online?: readonly OnlineMethod[]
}

/**
 * Checks what every kind of order needs: a person, consent and a payment method (specification §5). Returns the draft with the phone number
 * as it is stored. Fields of other delivery types, such as the table of a delivery, are reset.
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
  // Food is delivered only in countries that can have branches; the guest may live anywhere.
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
