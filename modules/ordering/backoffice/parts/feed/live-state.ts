import type { LiveState } from '#ui/backoffice/staff.tsx'

/** An event of the connection. Times are milliseconds since 1970. */
export type LiveEvent =
  | { type: 'stream.open'; at: number }
  | { type: 'stream.message'; at: number }
  | { type: 'stream.lost' }
  | { type: 'load.done'; at: number }
  | { type: 'load.failed' }

/** The state of the connection: whether the stream is open, and when data last arrived. */
interface Connection {
  isStreaming: boolean
  isLoadFailing: boolean
  lastDataAt: number | undefined
}

export const unconnected: Connection = { isStreaming: false, isLoadFailing: false, lastDataAt: undefined }

export function connection(state: Connection, event: LiveEvent): Connection {
  switch (event.type) {
    case 'stream.open':
      return { isStreaming: true, isLoadFailing: false, lastDataAt: event.at }
    case 'stream.message':
      return { ...state, isStreaming: true, isLoadFailing: false, lastDataAt: event.at }
    case 'stream.lost':
      return { ...state, isStreaming: false }
    case 'load.done':
      return { ...state, isLoadFailing: false, lastDataAt: event.at }
    case 'load.failed':
      return { ...state, isLoadFailing: true }
  }
}

/** The state that staff see: live only while the stream is open, polling while loads succeed, otherwise offline since the last data. */
export function liveStateOf(state: Connection): LiveState {
  if (state.isLoadFailing && !state.isStreaming) {
    return state.lastDataAt === undefined ? { kind: 'connecting' } : { kind: 'offline', since: state.lastDataAt }
  }
  if (state.isStreaming && state.lastDataAt !== undefined) return { kind: 'live' }
  return state.lastDataAt === undefined ? { kind: 'connecting' } : { kind: 'polling' }
}

/**
 * Milliseconds between two loads of the list. Without the stream these loads are the only source of data; while the stream is open they
 * only make up for lost events.
 */
export const pollEveryMs = (state: Connection): number => (state.isStreaming ? 60_000 : 10_000)

/** Milliseconds before the stream is opened again: 1, 2, 4, 8, then every 10 s. */
export const reconnectAfterMs = (attempt: number): number => Math.min(10_000, 1000 * 2 ** attempt)
