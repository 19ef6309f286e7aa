import { type BookingDraft, emptyDraft, parseDraft, serialiseDraft } from './draft.ts'

/** The part of `Storage` that a draft needs; missing or full storage makes a draft that lives as long as the page. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Session-storage keys are prefixed asp (specification §9); one draft per branch. */
export const draftKey = (branchId: string): string => `asp.booking.${branchId}`

export interface DraftStore {
  read(): BookingDraft
  /** Merges the change and saves it for the branch (specification §4: each change is saved). */
  change(part: Partial<BookingDraft>): void
  clear(): void
  /** Empties the storage and leaves what is on the screen: the order is placed, the page is about to leave. */
  forget(): void
  subscribe(listener: () => void): () => void
}

/** A draft that outlives reload, back and a change of language. `storage` gives the browser's, or undefined where it is blocked. */
export function createDraftStore(branchId: string, storage: () => DraftStorage | undefined): DraftStore {
  const key = draftKey(branchId)
  const listeners = new Set<() => void>()
  let draft: BookingDraft | undefined

  const attempt = <T>(act: (storage: DraftStorage) => T): T | undefined => {
    try {
      const opened = storage()
      return opened && act(opened)
    } catch {
      // blocked or full: the page goes on without
      return undefined
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const read = () => {
    draft ??= parseDraft(attempt((opened) => opened.getItem(key)) ?? null)
    return draft
  }

  return {
    read,
    change(part) {
      const next = { ...read(), ...part }
      draft = next
      attempt((opened) => opened.setItem(key, serialiseDraft(next)))
      tell()
    },
    clear() {
      draft = emptyDraft
      attempt((opened) => opened.removeItem(key))
      tell()
    },
    forget() {
      attempt((opened) => opened.removeItem(key))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The browser's session storage; undefined on the server. Reading the property itself can throw where cookies are blocked. */
export function sessionStorageOf(scope: typeof globalThis): DraftStorage | undefined {
  try {
    return 'sessionStorage' in scope ? scope.sessionStorage : undefined
  } catch {
    return undefined
  }
}
