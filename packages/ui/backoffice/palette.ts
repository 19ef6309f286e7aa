import type { Icon } from '@tabler/icons-react'

/** One entry of the command palette. */
export interface Command {
  id: string
  /** Further words by which a query finds the entry, besides the label. */
  words?: string
  /** Words by which a query finds the entry, too. They are not shown. */
  synonyms?: string
  label: string
  /** Phone number of the person whom the entry is about. A query finds it in any notation: '0151 …' and '+49 151 …' are the same. */
  phone?: string
  /** The `uid` of an order. It is the order code that the guest knows: 'GL-W7FJKFB49'. */
  uid?: string
  detail?: string
  /** Kind of the entry. '#' searches only orders, '@' orders and persons, '>' only commands. 'record' is any other record with a form. */
  kind: 'order' | 'person' | 'record' | 'place' | 'command'
  /** Heading of the entry's group. */
  group: string
  icon: Icon
  keys?: readonly string[]
  run: () => void
}
