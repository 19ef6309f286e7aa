import type { Suggestion } from '#modules/maps/rules/place.ts'

/** Suggestions are loaded from the third character on (specification §5). */
export const MINIMUM_LENGTH = 3
/** The most characters of a query that are sent. No address is longer (docs/rules/maps.md, Gazetteer). */
export const MAXIMUM_LENGTH = 120
const PAUSE_MS = 180
const TOKEN_LENGTH = 13

export interface SuggestionState {
  readonly status: 'closed' | 'loading' | 'open' | 'failed' | 'too-long'
  readonly query: string
  readonly list: readonly Suggestion[]
  /** Index of the option that is selected by keyboard; -1 if none is selected. */
  readonly active: number
}

const closed: SuggestionState = { status: 'closed', query: '', list: [], active: -1 }

interface SuggestionDeps {
  /** Returns undefined if the call failed. */
  suggest(query: string, session: string, signal: AbortSignal): Promise<readonly Suggestion[] | undefined>
  /** Runs a function after a delay. The returned function cancels that. */
  later(ms: number, act: () => void): () => void
  /** Returns a random number from 0 to less than 1. */
  random(): number
}

/**
 * The suggestions for start or destination. They are loaded after a pause in typing, late responses are ignored, and the list can be used
 * by keyboard. All requests until a choice have the same session token of at most 13 random characters (specification §7, Maps service).
 */
export function createSuggestions(deps: SuggestionDeps) {
  const listeners = new Set<() => void>()
  let state = closed
  let token = newToken(deps.random)
  let stop: () => void = () => undefined

  const set = (next: SuggestionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const calledOff = () => {
    stop()
    stop = () => undefined
  }

  const own = {
    state: () => state,
    session: () => token,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    type(typed: string) {
      calledOff()
      const query = typed.trim()
      if (query.length < MINIMUM_LENGTH) {
        if (state !== closed) set(closed)
        return
      }
      if (query.length > MAXIMUM_LENGTH) {
        set({ status: 'too-long', query, list: [], active: -1 })
        return
      }
      set({ status: 'loading', query, list: state.list, active: -1 })
      const abort = new AbortController()
      const callOff = deps.later(PAUSE_MS, () => {
        void deps.suggest(query, token, abort.signal).then((list) => {
          if (abort.signal.aborted) return
          set(list ? { status: 'open', query, list, active: -1 } : { status: 'failed', query, list: [], active: -1 })
        })
      })
      stop = () => {
        callOff()
        abort.abort()
      }
    },
    /** Moves the selection with the arrow keys. After the last option comes the first one, and vice versa. */
    move(step: 1 | -1) {
      const { length } = state.list
      if (state.status === 'closed' || length === 0) return
      const active = state.active < 0 ? (step > 0 ? 0 : length - 1) : (state.active + step + length) % length
      set({ ...state, active })
    },
    close() {
      calledOff()
      if (state !== closed) set(closed)
    },
    /** Called when the connection is back: repeats a search that failed. */
    again() {
      if (state.status === 'failed') own.type(state.query)
    },
    /** Called after a choice. The next search gets a new session token. */
    chosen() {
      calledOff()
      token = newToken(deps.random)
      set(closed)
    },
  }
  return own
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
export const newToken = (random: () => number): string =>
  Array.from({ length: TOKEN_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')

/**
 * Divides a name into the texts before, in and after the first match of the typed text, so that the match can be underlined. Ignores case
 * and accents.
 */
export function markMatch(name: string, query: string): { before: string; match: string; after: string } {
  const folded = Array.from(name, fold)
  const at = query ? indexOfFolded(folded, fold(query)) : undefined
  if (!at) return { before: name, match: '', after: '' }
  const letters = Array.from(name)
  return {
    before: letters.slice(0, at.from).join(''),
    match: letters.slice(at.from, at.to).join(''),
    after: letters.slice(at.to).join(''),
  }
}

const fold = (value: string): string => value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function indexOfFolded(letters: readonly string[], query: string): { from: number; to: number } | undefined {
  for (let from = 0; from < letters.length; from += 1) {
    let found = ''
    for (let to = from; to < letters.length && found.length < query.length; to += 1) {
      found += letters[to] ?? ''
      if (found === query) return { from, to: to + 1 }
    }
  }
  return undefined
}
