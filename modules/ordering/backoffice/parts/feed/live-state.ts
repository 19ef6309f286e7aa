import type { LiveState } from '#ui/backoffice/staff.tsx'

/** Something that happened to the connection with the server. `at` is in milliseconds since 1970. */
export type LiveEvent =
  | { type: 'stream.open'; at: number }
  | { type: 'stream.message'; at: number }
  | { type: 'stream.lost' }
  /** The browser says that the device has no network. */
  | { type: 'network.lost'; at: number }
  /** `began`: when the request was sent. Without it, the request is as new as the response. */
  | { type: 'load.done'; at: number; began?: number }
  | { type: 'load.failed' }

/** What is known about the connection: whether the stream is open, whether the last load of the list failed, and when data last arrived. */
interface Connection {
  isStreaming: boolean
  isLoadFailing: boolean
  lastDataAt: number | undefined
  /** When the network was last lost. A response to an older request does not mean that it is back. */
  networkLostAt?: number | undefined
}

const unconnected: Connection = { isStreaming: false, isLoadFailing: false, lastDataAt: undefined }

/** The state when the feed starts. The list may already be loaded, because it is one of the first calls of a page. */
export const firstState = (isLoaded: boolean, at: number): Connection =>
  isLoaded ? connection(unconnected, { type: 'load.done', at }) : unconnected

export function connection(state: Connection, event: LiveEvent): Connection {
  switch (event.type) {
    case 'stream.open':
      return { isStreaming: true, isLoadFailing: false, lastDataAt: event.at }
    case 'stream.message':
      return { ...state, isStreaming: true, isLoadFailing: false, lastDataAt: event.at }
    case 'stream.lost':
      return { ...state, isStreaming: false }
    case 'network.lost':
      return { ...state, isStreaming: false, isLoadFailing: true, networkLostAt: event.at }
    case 'load.done':
      if (state.isLoadFailing && (event.began ?? event.at) <= (state.networkLostAt ?? -Infinity)) return state
      return { ...state, isLoadFailing: false, lastDataAt: event.at }
    case 'load.failed':
      return { ...state, isLoadFailing: true }
  }
}

/**
 * Derives the displayed state. 'live': the stream is open. 'polling': the stream is closed, but loads succeed. 'offline': the last load
 * failed; the state contains the time of the last data. 'connecting': there is no data yet.
 */
export function liveStateOf(state: Connection): LiveState {
  if (state.isLoadFailing && !state.isStreaming) {
    return state.lastDataAt === undefined ? { kind: 'connecting' } : { kind: 'offline', since: state.lastDataAt }
  }
  if (state.isStreaming && state.lastDataAt !== undefined) return { kind: 'live' }
  return state.lastDataAt === undefined ? { kind: 'connecting' } : { kind: 'polling' }
}

/**
 * Milliseconds between two loads of the whole list. While the stream is closed, the loads are the only source of data. While it is open, they
 * only correct the list if an event was lost.
 */
export const pollEveryMs = (state: Connection): number => (state.isStreaming ? 60_000 : 10_000)

/**
 * The number of milliseconds to wait before the stream is opened again: 1, 2, 4 and 8 s after the first four failures (`attempt` 0 to 3),
 * then 10 s.
 */
export const reconnectAfterMs = (attempt: number): number => Math.min(10_000, 1000 * 2 ** attempt)
