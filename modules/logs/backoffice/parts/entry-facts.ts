import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { LogDetail } from '../../contract.ts'

/** The details that a module adds to its own entries: a component that renders pairs of `dt` and `dd` (terms and their values). */
interface EntryFacts {
  /** The component is shown for entries with one of these actions. */
  readonly actions: readonly string[]
  readonly Facts: ComponentType<{ readonly entry: LogDetail }>
}

/** A slot for details that are not stored in the audit trail itself, because they are deleted earlier than the entry. */
export const entryFacts = slot<EntryFacts>('logs.entry-facts')
