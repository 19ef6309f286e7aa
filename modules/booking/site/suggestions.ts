import type { Suggestion } from '#modules/maps/rules/place.ts'

/** The number of typed characters from which suggestions are loaded (specification §5). */
export const MINIMUM_LENGTH = 3
/** At most this many characters are sent as a query. For a longer text the field shows a message. */
export const MAXIMUM_LENGTH = 120
/** Whether suggestions are loaded for this text. */
export const isSearchable = (query: string): boolean => query.length >= MINIMUM_LENGTH && query.length <= MAXIMUM_LENGTH

const PAUSE_MS = 180
const TOKEN_LENGTH = 13

export interface SuggestionState {
  readonly status: 'closed' | 'loading' | 'open' | 'failed' | 'too-long'
  readonly query: string
  readonly list: readonly Suggestion[]
  /** Index of the suggestion that the arrow keys have selected; -1 if none is selected. */
  readonly active: number
}

const closed: SuggestionState = { status: 'closed', query: '', list: [], active: -1 }

interface SuggestionDeps {
  /** Loads suggestions. Undefined if the call failed. */
  suggest(query: string, session: string, signal: AbortSignal): Promise<readonly Suggestion[] | undefined>
  /** Calls `act` after this delay. The returned function cancels it. */
  later(ms: number, act: () => void): () => void
  /** Returns a random number, at least 0 and less than 1. */
  random(): number
}

/**
 * The suggestions for one place field. They are loaded when the visitor pauses typing; late responses are ignored; the arrow keys move a
 * selection. All calls until the visitor chooses a suggestion contain the same session token of 13 random characters (specification §7,
 * Maps service).
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
      if (!isSearchable(query)) {
        const isLong = query.length > MAXIMUM_LENGTH
        if (isLong) set({ status: 'too-long', query, list: [], active: -1 })
        else if (state !== closed) set(closed)
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
    /**
     * Moves the selection up or down. After the last suggestion it continues with the first suggestion; before the first, with the last.
     */
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
    /** Must be called when the device is online again. If the last search failed, it is repeated. */
    again() {
      if (state.status === 'failed') own.type(state.query)
    },
    /** Must be called when the visitor has chosen a suggestion. The next search then uses a new session token. */
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
 * Divides a name into three texts: the text before the first match with `query`, the match, and the text after it. So the match can be
 * highlighted. Upper case and accents make no difference.
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
