import { createTabStore, type TabStorage, type TabStore, tabStorage } from '#ui/site/tab-store.ts'
import { type BookingDraft, parseDraft, serialiseDraft } from './draft.ts'

/** The key in session storage under which the booking of a branch is stored. */
export const draftKey = (branchId: string): string => `asp.booking.${branchId}`

export type DraftStore = TabStore<BookingDraft>

/** Returns the store for the booking that the visitor is entering. It saves the booking after each change (specification §4). */
export const createDraftStore = (branchId: string, storage: () => TabStorage | undefined = tabStorage): DraftStore =>
  createTabStore(draftKey(branchId), { parse: parseDraft, serialise: serialiseDraft }, storage)
