import { useState, useSyncExternalStore } from 'react'
import { type BookingDraft, emptyDraft } from './draft.ts'
import { createDraftStore, type DraftStore, sessionStorageOf } from './draft-store.ts'

const never = () => () => undefined

/** False on the server and for the page's first paint, so that both agree; then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The visitor's draft for a branch. The first paint shows an empty one; what is stored comes right after it. */
export function useDraft(branchId: string): { draft: BookingDraft; store: DraftStore } {
  const [store] = useState(() => createDraftStore(branchId, () => sessionStorageOf(globalThis)))
  const draft = useSyncExternalStore(
    store.subscribe,
    () => store.read(),
    () => emptyDraft,
  )
  return { draft, store }
}
