import type { ContactFlags } from '#modules/ordering/rules/contact.ts'
import { askedOnThePhone, type Entry } from './entry.ts'

const texts = ['phone', 'lastName', 'street', 'zipCode', 'city'] as const

/** The fields for a later order that can hold a text which cannot be read. */
export type UnreadField = 'day' | 'appointmentDate'

/** A required field that is empty, by its name on the page. `items`: the search for dishes. `day`: it holds a text that is no possible day. */
export type Missing = 'items' | 'day' | 'appointmentDate' | 'deliveryArea' | 'table' | (typeof texts)[number]

/**
 * Required fields that are still empty, in the sequence of the form. `appointmentDate` is missing if the guest wants a certain time and the
 * chosen day has no free one. A table can only be missing if the branch has tables. `unread`: the fields that
 * hold a text that is no possible day or no free time.
 */
export function missingIn(
  entry: Entry,
  { branch, tables }: { branch: ContactFlags; tables: readonly unknown[] },
  unread: readonly UnreadField[] = [],
): Missing[] {
  const asked = askedOnThePhone(branch, entry.serving)
  const isTableAsked = entry.serving === 'dineIn' && branch.isTableSelectionEnabled && tables.length > 0
  return [
    ...(entry.items.length > 0 ? [] : (['items'] as const)),
    ...(unread.includes('day') ? (['day'] as const) : []),
    ...(entry.appointment === '' || unread.includes('appointmentDate') ? (['appointmentDate'] as const) : []),
    ...(asked.has('deliveryArea') && !entry.area ? (['deliveryArea'] as const) : []),
    ...(isTableAsked && !entry.table ? (['table'] as const) : []),
    ...texts.filter((name) => asked.has(name) && !entry[name].trim()),
  ]
}
