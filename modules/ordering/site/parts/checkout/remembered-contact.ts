import { deviceStorage, type TabStorage } from '#ui/site/tab-store.ts'
import { readEntry, writeEntry } from '../session.ts'
import type { CheckoutForm } from './checkout-form.ts'

const KEY = 'asp.contact'

const names = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneTyped',
  'phoneCountry',
  'street',
  'floor',
  'stairway',
  'door',
  'zipCode',
  'city',
  'country',
] as const satisfies readonly (keyof CheckoutForm)[]

/** Reads the contact data that this device stores because the guest ticked the checkbox. Undefined if there is none. It never throws. */
export function rememberedContact(
  storage: () => TabStorage | undefined = deviceStorage,
): Partial<CheckoutForm> | undefined {
  try {
    const read = JSON.parse(readEntry(KEY, storage) ?? 'null') as Record<string, unknown> | null
    if (typeof read !== 'object' || read === null) return undefined
    const known = names.flatMap((name) => {
      const value = read[name]
      return typeof value === 'string' ? [[name, value.slice(0, 200)] as const] : []
    })
    return known.length > 0 ? Object.fromEntries(known) : undefined
  } catch {
    return undefined
  }
}

export const rememberContact = (form: CheckoutForm, storage: () => TabStorage | undefined = deviceStorage): void =>
  writeEntry(KEY, JSON.stringify(Object.fromEntries(names.map((name) => [name, form[name]]))), storage)

export const forgetContact = (storage: () => TabStorage | undefined = deviceStorage): void =>
  writeEntry(KEY, null, storage)
