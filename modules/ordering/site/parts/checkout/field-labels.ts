import type { CheckoutTexts } from '../../../words/checkout.ts'

/** The name of a field in the error list. For an ordered item it is the name of the dish. */
export function labelOf(
  field: string | undefined,
  texts: CheckoutTexts,
  itemName?: (index: number) => string | undefined,
): string {
  const { address, contact, errors, payment } = texts
  const own: Readonly<Record<string, string>> = {
    items: errors.items,
    deliveryType: errors.deliveryType,
    table: errors.table,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    passengerName: contact.passenger,
    passengerPhone: contact.passenger,
    signName: contact.passenger,
    deliveryArea: address.area,
    street: address.street,
    floor: address.floor,
    stairway: address.stairway,
    door: address.door,
    zipCode: address.zipCode,
    city: address.city,
    country: address.country,
    company: address.companyName,
    companyName: address.companyName,
    vatNumber: address.vatNumber,
    appointmentDate: errors.appointment,
    comment: texts.comment.title,
    donatee: errors.donatee,
    paymentMethod: payment.title,
    tip: payment.tip,
    isOfAge: errors.age,
    legalInstructions: errors.terms,
    privacyPolicy: errors.privacy,
  }
  if (!field) return errors.other
  const index = itemIndex(field)
  if (index !== undefined) return itemName?.(index) ?? errors.items
  // A field of a separate delivery address is called 'Lieferadresse, ' and then the label of the same field of the guest's address.
  const copied = /^delivery([A-Z])(.*)$/.exec(field)
  const original = copied && own[`${copied[1]?.toLowerCase()}${copied[2]}`]
  return own[field] ?? (original ? `${address.deliveryTitle}, ${original}` : errors.other)
}

/** The index of the ordered item in the name of a field: 'items.2' → 2. Undefined for other fields. */
export function itemIndex(field: string | undefined): number | undefined {
  const found = field && /^items\.(\d+)$/.exec(field)?.[1]
  return found ? Number(found) : undefined
}
