import type { Locale } from '#contract/locale.ts'
import type { Queries, Tx } from './db.ts'
import type { Refusal } from './module.ts'
import { port } from './ports.ts'

/** Everything that is known to belong to one guest. */
export interface Guest {
  /** Ids of the guest's records in the customers module. */
  readonly customers: readonly string[]
  /**
   * Pairs of mail address and phone number with which orders were placed: mail in lower case, phone as + and digits. One of the two may be
   * empty.
   */
  readonly contacts: readonly { readonly email: string; readonly phone: string }[]
  /** Ids of the guest's orders. */
  readonly orders: readonly string[]
  /**
   * Ids of other people's orders. They contained a mail address or phone number of this guest until staff corrected the orders. The history
   * of these orders still contains it.
   */
  readonly formerly: readonly string[]
  /** Mail addresses and phone numbers of other people. The guest's orders contained them until staff corrected the orders. */
  readonly others: readonly string[]
  /** Addresses of files that belong to the guest's orders. */
  readonly files: readonly string[]
}

export const nobody: Guest = { customers: [], contacts: [], orders: [], formerly: [], others: [], files: [] }

/** Rows for the export: values by the name of their column. */
export type PersonalRows = readonly Readonly<Record<string, unknown>>[]

/** Readable names of tables and columns for the page that the guest gets. */
export interface PersonalWords {
  readonly tables: Readonly<Record<string, string>>
  readonly columns: Readonly<Record<string, string>>
}

/** A file with personal data of a guest, for the export. */
export interface PersonalFile {
  /** The folder in the export. */
  readonly folder: 'uploads' | 'mails'
  /** The file name for the guest. */
  readonly name: string
  readonly bytes: number
  /** Reads the content. Undefined if the file no longer exists. */
  read(): Promise<Uint8Array | string | undefined>
}

/**
 * The personal data of guests in a module (docs/rules/privacy.md). A test compares `columns` with the columns of the database, so that no
 * column with personal data is forgotten.
 */
export interface PersonalData {
  /** Names of tables, each with its columns that contain personal data. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  /** Finds further data of the guest. It is called repeatedly until no module finds more. */
  find?(db: Queries, guest: Guest): Promise<Partial<Guest>>
  /** Reads all personal data of the guest, by table. */
  read(db: Queries, guest: Guest): Promise<Readonly<Record<string, PersonalRows>>>
  /** Readable names of tables and columns. Names that the customers module already has are left out. */
  words?(locale: Locale): PersonalWords
  /** Lists the files with personal data of the guest. The export reads one file at a time. */
  files?(db: Queries, guest: Guest): Promise<readonly PersonalFile[]>
  /** Erases the personal data of the guest; a second call changes nothing. A refusal rolls back the erasure of all modules. */
  erase(tx: Tx, guest: Guest): Promise<Refusal | undefined>
  /** Deletes files on the disk after the commit. If this call fails, a job deletes them later. */
  settle?(): Promise<void>
  /** Finds data of guests that is no longer needed, because it is older than the instant `before`. Returns at most `limit` records. */
  expired?(db: Queries, before: Temporal.Instant, limit: number): Promise<Partial<Guest>>
}

/** Offered by every module with personal data of guests. */
export const personalDataPort = port<() => PersonalData>('platform.personal-data')

const listed = (value: string): string => JSON.stringify(value)

/** Adds the data in `more` to the data of a guest. Each value is included once. */
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

/** All orders that contain personal data of the guest, in the fields of the order or in its history. */
export const everyOrderOf = ({ orders, formerly }: Guest): string[] => [...orders, ...formerly]

/** Finds everything that belongs to a guest, starting with the known data. */
export async function findGuest(db: Queries, sources: readonly PersonalData[], known: Partial<Guest>): Promise<Guest> {
  let guest = joinGuests(nobody, known)
  for (let before = -1; before < sizeOf(guest);) {
    before = sizeOf(guest)
    for (const source of sources) if (source.find) guest = joinGuests(guest, await source.find(db, guest))
  }
  return guest
}
