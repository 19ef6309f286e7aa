import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { LogDetail } from '../../contract.ts'

/**
 * Details that a module shows in its own entries of the audit trail. `Facts` is a component that renders pairs of `dt` and `dd` (terms and
 * their values).
 */
interface EntryFacts {
  /** `Facts` is shown for entries with one of these actions, for example 'auth.login'. */
  readonly actions: readonly string[]
  readonly Facts: ComponentType<{ readonly entry: LogDetail }>
}

/**
 * The place in the view of an entry where modules show further details. These details are not part of the audit trail, because they must be
 * deleted earlier than the entry.
 */
export const entryFacts = slot<EntryFacts>('logs.entry-facts')
