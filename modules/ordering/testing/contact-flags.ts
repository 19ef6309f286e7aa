import type { ContactFlags } from '../rules/contact.ts'

/** The settings of a branch that asks for mail and phone for takeaway and delivery, and for the address only for delivery. */
export const contactFlags = (more: Partial<ContactFlags> = {}): ContactFlags => ({
  isTakeawayEmailRequired: true,
  isTakeawayPhoneRequired: true,
  isTakeawayAddressRequired: false,
  isDeliveryEmailRequired: true,
  isDeliveryPhoneRequired: true,
  isDeliveryAddressRequired: true,
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDineInAddressRequired: false,
  isTableSelectionEnabled: false,
  ...more,
})
