import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { LogDetail } from '../../contract.ts'

/** Details that another module shows for its own entries: pairs of `dt` and `dd` below those of the entry. */
interface EntryFacts {
  /** Entries with one of these actions. */
  readonly actions: readonly string[]
  readonly Facts: ComponentType<{ readonly entry: LogDetail }>
}

/** For details that are stored outside the trail, because they are deleted after some time. */
export const entryFacts = slot<EntryFacts>('logs.entry-facts')
