import type { Failure } from '#kernel/result.ts'
import type { PricedArea } from '#modules/branches/rules/delivery.ts'
import type { DeliveryType } from './delivery-types.ts'
import { parsePhone } from './phone.ts'
import { postcodeRule } from './postcode.ts'

type Requirement = 'Email' | 'Phone' | 'Address'
type FlagName = `is${'Takeaway' | 'Delivery' | 'DineIn'}${Requirement}Required`

/** The settings of a branch that decide which contact fields the form shows and requires (specification §3, Branch; §5). */
export type ContactFlags = Readonly<Record<FlagName, boolean>> & { readonly isTableSelectionEnabled: boolean }

/** The contact and address fields of the form, as the guest typed them. */
export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly deliveryArea: string
  readonly isDeliveryAddressDifferent: boolean
  readonly deliveryStreet: string
  readonly deliveryZipCode: string
  readonly deliveryCity: string
  /** Undefined: the country of the guest's own address. */
  readonly deliveryCountry?: string | undefined
  readonly legalInstructions: boolean
  readonly privacyPolicy: boolean
}
export type ContactField = keyof Contact

const typeNames = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const
const isRequired = (flags: ContactFlags, type: DeliveryType, what: Requirement): boolean =>
  flags[`is${typeNames[type]}${what}Required`]

/**
 * Whether the form shows the contact fields. They are hidden only for guests who eat at a table. In addition, the branch must let guests
 * select the table, and must require neither e-mail nor phone (specification §2, Checkout).
 */
export const isContactShown = (flags: ContactFlags, type: DeliveryType): boolean =>
  !(
    type === 'dineIn' &&
    flags.isTableSelectionEnabled &&
    !isRequired(flags, type, 'Email') &&
    !isRequired(flags, type, 'Phone')
  )

export const isAddressShown = (flags: ContactFlags, type: DeliveryType): boolean =>
  type === 'delivery' || isRequired(flags, type, 'Address')

/** The fields that the guest must fill, in the sequence of the form (specification §5). The two legal checkboxes are always required. */
export function requiredFields(
  flags: ContactFlags,
  type: DeliveryType,
  isDeliveryAddressDifferent = false,
): ContactField[] {
  const contact = isContactShown(flags, type)
  const names: ContactField[] = contact ? ['firstName', 'lastName'] : []
  const email: ContactField[] = contact && isRequired(flags, type, 'Email') ? ['email'] : []
  const phone: ContactField[] = contact && isRequired(flags, type, 'Phone') ? ['phone'] : []
  const area: ContactField[] = type === 'delivery' ? ['deliveryArea'] : []
  const address: ContactField[] = isRequired(flags, type, 'Address') ? ['street', 'zipCode', 'city', 'country'] : []
  const other: ContactField[] =
    type === 'delivery' && isDeliveryAddressDifferent ? ['deliveryStreet', 'deliveryZipCode', 'deliveryCity'] : []
  return [...names, ...email, ...phone, ...area, ...address, ...other, 'legalInstructions', 'privacyPolicy']
}

/** A mail address: one @, no blanks, commas, semicolons or brackets. After the last dot of the domain there are at least two characters. */
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}$/

export const isEmail = (text: string): boolean => text.length <= 200 && EMAIL.test(text)

/**
 * Returns all errors of the contact fields, in the sequence of the form: `field.required`; `field.accept` for a legal checkbox; `field.email`;
 * `field.phone`, with an example number in `values.phone`; `field.postcode`, with `values.digits` if the country has a number of digits.
 * E-mail, phone and postcodes are checked if they are filled, even if they are not required.
 * `branchCountry` completes phone numbers if the form does not ask for a country. `phoneCountry`: the country of the prefix that the guest
 * chose beside the number. Empty: the guest chose none.
 */
export function contactErrors(
  contact: Contact & { readonly phoneCountry?: string },
  flags: ContactFlags & { readonly deliveryAreas?: readonly PricedArea[] | undefined },
  type: DeliveryType,
  branchCountry: string,
): Failure[] {
  const required = requiredFields(flags, type, contact.isDeliveryAddressDifferent)
  const missing = required.flatMap((field): Failure[] => {
    const value = contact[field]
    if (value === false) return [{ code: 'field.accept', field }]
    return typeof value === 'string' && value.trim() === '' ? [{ code: 'field.required', field }] : []
  })
  const country = isAddressShown(flags, type) && contact.country ? contact.country : branchCountry
  const phone = contact.phone.trim() === '' ? undefined : parsePhone(contact.phone, contact.phoneCountry || country)
  const isElsewhere = type === 'delivery' && contact.isDeliveryAddressDifferent
  const postcodes = [
    { field: 'zipCode', country: contact.country || branchCountry },
    ...(isElsewhere
      ? [{ field: 'deliveryZipCode', country: contact.deliveryCountry || contact.country } as const]
      : []),
  ] as const
  const wrong: Failure[] = [
    ...(contact.email.trim() !== '' && !isEmail(contact.email.trim())
      ? [{ code: 'field.email', field: 'email' } satisfies Failure]
      : []),
    ...(phone && !phone.ok
      ? [{ code: phone.code, field: 'phone', ...(phone.values ? { values: phone.values } : {}) }]
      : []),
    ...postcodes.flatMap(({ country: land, field }): Failure[] => {
      const rule = contact[field].trim() === '' ? undefined : postcodeRule(contact[field], land, flags.deliveryAreas)
      return rule ? [{ code: 'field.postcode', field, values: { digits: rule.digits ?? '' } }] : []
    }),
  ]
  const place = (failure: Failure) => formOrder.findIndex((field) => field === failure.field)
  return [...missing, ...wrong].toSorted((a, b) => place(a) - place(b))
}

const formOrder: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'deliveryArea',
  'street',
  'zipCode',
  'city',
  'country',
  'deliveryStreet',
  'deliveryZipCode',
  'deliveryCity',
  'legalInstructions',
  'privacyPolicy',
]
