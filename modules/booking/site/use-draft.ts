import { useTabStore } from '#ui/site/tab-store.ts'
import { type BookingDraft, emptyDraft } from './draft.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'

/** The booking that the visitor is entering for this branch, and the store that saves it. */
export function useDraft(branchId: string): { draft: BookingDraft; store: DraftStore } {
  const { store, value } = useTabStore(() => createDraftStore(branchId), emptyDraft)
  return { draft: value, store }
}
