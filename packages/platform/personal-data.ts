import type { Locale } from '#contract/locale.ts'
import type { Queries, Tx } from './db.ts'
import type { Refusal } from './module.ts'
import { port } from './ports.ts'

/** One guest, as far as it is known what belongs to them. */
export interface Guest {
  /** Ids of records of customers. */
  readonly customers: readonly string[]
  /** Pairs under which orders were placed: mail in lower case, phone as + and digits. Either may be empty. */
  readonly contacts: readonly { readonly email: string; readonly phone: string }[]
  /** Ids of orders. */
  readonly orders: readonly string[]
  /** Ids of orders of others that stood under a contact of the guest until staff corrected it. Their history still names the guest. */
  readonly formerly: readonly string[]
  /** Mail addresses and phone numbers of others, under which these orders stood until staff corrected them. */
  readonly others: readonly string[]
  /** Addresses of files that belong to these orders. */
  readonly files: readonly string[]
}

export const nobody: Guest = { customers: [], contacts: [], orders: [], formerly: [], others: [], files: [] }

/** A list of values by their name in the database, for the export. */
export type PersonalRows = readonly Readonly<Record<string, unknown>>[]

/** What tables and columns are called on the page for the guest. */
export interface PersonalWords {
  readonly tables: Readonly<Record<string, string>>
  readonly columns: Readonly<Record<string, string>>
}

/** A file that is held of a guest, for the export. */
export interface PersonalFile {
  /** What it is: a folder of the export. */
  readonly folder: 'uploads' | 'mails'
  /** What the guest calls it. */
  readonly name: string
  readonly bytes: number
  /** Undefined: it has gone meanwhile. */
  read(): Promise<Uint8Array | string | undefined>
}

/** What a module holds of guests (docs/rules/privacy.md). A test compares `columns` with the names of all columns. */
export interface PersonalData {
  /** Tables with the columns that hold values of a guest. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** What else belongs to the guest. Asked again until nobody knows more. */
  find?(db: Queries, guest: Guest): Promise<Partial<Guest>>
  /** All that is held of the guest, by table. */
  read(db: Queries, guest: Guest): Promise<Readonly<Record<string, PersonalRows>>>
  /** Names of its tables and columns for the guest, where those of the customers module do not have them. */
  words?(locale: Locale): PersonalWords
  /** The files among it. They are read one after the other. */
  files?(db: Queries, guest: Guest): Promise<readonly PersonalFile[]>
  /** Empties or deletes all of it; a second time changes nothing. A refusal undoes the erasure of all modules. */
  erase(tx: Tx, guest: Guest): Promise<Refusal | undefined>
  /** Work after the commit that a job would do later anyhow: files on the disk. */
  settle?(): Promise<void>
  /** What is older than the time that it is kept; at most `limit` records. */
  expired?(db: Queries, before: Temporal.Instant, limit: number): Promise<Partial<Guest>>
}

/** Offered by every module that holds values of guests. */
export const personalDataPort = port<() => PersonalData>('platform.personal-data')

const listed = (value: string): string => JSON.stringify(value)

/** Both together, each value once. */
export function joinGuests(one: Guest, more: Partial<Guest>): Guest {
  const union = (a: readonly string[], b: readonly string[] = []): string[] => [...new Set([...a, ...b])]
  const contacts = [...one.contacts, ...(more.contacts ?? [])]
  const orders = union(one.orders, more.orders)
  return {
    customers: union(one.customers, more.customers),
    orders,
    formerly: union(one.formerly, more.formerly).filter((id) => !orders.includes(id)),
    others: union(one.others, more.others).filter((value) => !contacts.some((own) => valuesOf(own).includes(value))),
    files: union(one.files, more.files),
    contacts: [...new Map(contacts.map((pair) => [listed(`${pair.email} ${pair.phone}`), pair])).values()],
  }
}

const valuesOf = ({ email, phone }: { email: string; phone: string }): string[] => [email, phone]

/** Mail addresses and phone numbers of the guest. */
export const addressesOf = ({ contacts }: Guest): string[] => contacts.flatMap(valuesOf).filter(Boolean)

const sizeOf = (guest: Guest): number =>
  guest.customers.length + guest.contacts.length + guest.orders.length + guest.files.length

/** Orders that hold a value of the guest, in themselves or in what was written about them. */
export const everyOrderOf = ({ orders, formerly }: Guest): string[] => [...orders, ...formerly]

/** All that belongs to a guest of whom one thing is known. */
export async function findGuest(db: Queries, sources: readonly PersonalData[], known: Partial<Guest>): Promise<Guest> {
  let guest = joinGuests(nobody, known)
  for (let before = -1; before < sizeOf(guest);) {
    before = sizeOf(guest)
    for (const source of sources) if (source.find) guest = joinGuests(guest, await source.find(db, guest))
  }
  return guest
}
