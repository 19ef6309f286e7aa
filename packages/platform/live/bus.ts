import type { Tx } from '../db.ts'
import type { Live } from '../module.ts'
import type { Listener } from '../postgres/listener.ts'
import { onCommit } from '../postgres/transaction.ts'

/** Messages of one brand: between server processes, and between components of one process. */
export interface Bus extends Live {
  /**
   * Calls `act` when messages of other server processes may have been missed (the database restarted). Returns a function that
   * unsubscribes.
   */
  onLost(act: () => void): () => void
  close(): void
}

/** The largest payload in bytes. NOTIFY accepts at most 8,000 bytes, including our own fields around the payload. */
const largestPayload = 7_000
/** Maximum number of waiting messages of a reader. A slower reader is disconnected; it connects again and reads the current state. */
const longestQueue = 1_000

export function openBus(options: { schema: string; listener: Listener }): Bus {
  const hearers = new Map<string, Set<(payload: Record<string, unknown>) => void>>()
  const lost = new Set<() => void>()

  const deliver = (channel: string, payload: Record<string, unknown>): void => {
    for (const hear of hearers.get(channel) ?? []) hear(payload)
  }
  const stop = options.listener.hear(options.schema, {
    notice: ({ channel, payload }) => deliver(channel, payload),
    lost: () => {
      for (const act of lost) act()
    },
  })

  const on = (channel: string, hear: (payload: Record<string, unknown>) => void): (() => void) => {
    const set = hearers.get(channel) ?? new Set()
    hearers.set(channel, set.add(hear))
    return () => {
      set.delete(hear)
      if (set.size === 0) hearers.delete(channel)
    }
  }
  const onLost = (act: () => void): (() => void) => {
    lost.add(act)
    return () => lost.delete(act)
  }

  return {
    on,
    onLost,
    async publish(tx: Tx, channel, payload) {
      if (Buffer.byteLength(JSON.stringify(payload)) > largestPayload) {
        throw new RangeError(`A payload on '${channel}' is too large: publish ids, not records`)
      }
      onCommit(tx, () => {
        deliver(channel, payload)
        options.listener.tell({ schema: options.schema, channel, payload })
      })
    },
    subscribe: (channel, signal) => subscription({ on: (hear) => on(channel, hear), onLost, signal }),
    close() {
      stop()
      for (const act of lost) act()
      hearers.clear()
      lost.clear()
    },
  }
}

/** A queue between the bus and one reader. It ends when the signal aborts, messages were lost, or the reader is too slow. */
function subscription(options: {
  on: (hear: (payload: Record<string, unknown>) => void) => () => void
  onLost: (act: () => void) => () => void
  signal: AbortSignal
}): AsyncIterable<Record<string, unknown>> {
  const queue: Record<string, unknown>[] = []
  let ended = options.signal.aborted
  let wake: (() => void) | undefined
  const end = (): void => {
    ended = true
    stopHearing()
    stopLost()
    options.signal.removeEventListener('abort', end)
    wake?.()
  }
  // The subscription begins here and not at the first read. Otherwise messages between this line and the first read would be lost.
  const stopHearing = options.on((payload) => {
    if (queue.push(payload) > longestQueue) end()
    wake?.()
  })
  const stopLost = options.onLost(end)
  if (ended) end()
  else options.signal.addEventListener('abort', end)

  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        for (;;) {
          const value = queue.shift()
          if (value !== undefined) return { done: false, value }
          if (ended) return { done: true, value: undefined }
          await new Promise<void>((resolve) => (wake = resolve))
        }
      },
      async return() {
        end()
        return { done: true, value: undefined }
      },
    }),
  }
}
