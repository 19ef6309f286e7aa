import type { Icon } from '@tabler/icons-react'

/** One entry of the command palette. */
export interface Command {
  id: string
  /** Words that a query is matched against, in addition to the label. */
  words?: string
  label: string
  detail?: string
  /** '#' searches only orders, '@' orders and persons, '>' only commands. 'record' is anything else that has a form. */
  kind: 'order' | 'person' | 'record' | 'place' | 'command'
  /** Heading of its group. */
  group: string
  icon: Icon
  keys?: readonly string[]
  run: () => void
}
