import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { LogDetail } from '../../contract.ts'

/** Details that another module shows for its own entries: pairs of `dt` and `dd` below the details of the entry itself. */
interface EntryFacts {
  /** The details are shown for entries with one of these actions. */
  readonly actions: readonly string[]
  readonly Facts: ComponentType<{ readonly entry: LogDetail }>
}

/** A slot for details that are stored outside the audit trail, because they are deleted after some time. */
export const entryFacts = slot<EntryFacts>('logs.entry-facts')
