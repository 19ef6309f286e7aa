import { createTabStore, type TabStorage, type TabStore, tabStorage } from '#ui/site/tab-store.ts'
import { type BookingDraft, parseDraft, serialiseDraft } from './draft.ts'

/** Storage key of the draft of a branch. */
export const draftKey = (branchId: string): string => `asp.booking.${branchId}`

export type DraftStore = TabStore<BookingDraft>

/** The draft of a ride: saved for its branch after each change (specification §4). */
export const createDraftStore = (branchId: string, storage: () => TabStorage | undefined = tabStorage): DraftStore =>
  createTabStore(draftKey(branchId), { parse: parseDraft, serialise: serialiseDraft }, storage)
