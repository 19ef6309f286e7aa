import { useEffect } from 'react'
import type { Locale } from '#contract/locale.ts'
import { useTabStore } from '#ui/site/tab-store.ts'
import { mapsCalls } from './calls.ts'
import { type BookingDraft, emptyDraft } from './draft.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { placesAgain } from './places-again.ts'
import { newToken } from './suggestions.ts'

/**
 * The booking that the visitor is entering for this branch, and the store that saves it. After a change of the page's language the chosen
 * places are loaded again, so that their names are in the new language.
 */
export function useDraft(branchId: string, locale: Locale): { draft: BookingDraft; store: DraftStore } {
  const { store, value } = useTabStore(() => createDraftStore(branchId), emptyDraft)
  useEffect(() => {
    if (store.read().placesIn === locale) return
    let isGone = false
    const session = newToken(Math.random)
    void placesAgain(store.read(), (id) => mapsCalls(locale, undefined).retrieve(id, session)).then((named) => {
      if (!isGone && named) store.change({ ...named(store.read()), placesIn: locale })
    })
    return () => {
      isGone = true
    }
  }, [locale, store])
  return { draft: value, store }
}
