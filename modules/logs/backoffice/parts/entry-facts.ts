import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { LogDetail } from '../../contract.ts'

/** What another module knows about its own entries: pairs of `dt` and `dd` below those of the entry. */
interface EntryFacts {
  /** Entries with one of these actions. */
  readonly actions: readonly string[]
  readonly Facts: ComponentType<{ readonly entry: LogDetail }>
}

/** For facts that are kept apart from the trail, because they do not stay for good. */
export const entryFacts = slot<EntryFacts>('logs.entry-facts')
