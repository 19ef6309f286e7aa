import type { Icon } from '@tabler/icons-react'

/** One entry of the command palette. */
export interface Command {
  id: string
  /** What a query is matched against, beside the label. */
  words?: string
  label: string
  detail?: string
  /** '#' and '@' search only orders, '>' only commands. */
  kind: 'order' | 'place' | 'command'
  /** Heading under which it stands. */
  group: string
  icon: Icon
  keys?: readonly string[]
  run: () => void
}
