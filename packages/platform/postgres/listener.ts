import { Client } from 'pg'
import type { Log } from '../module.ts'

const channel = 'servus'

/**
 * Messages are collected for this number of milliseconds before they are sent. Under load, one statement then sends the messages of many
 * orders.
 */
const gatherMs = 20

/** One message between server processes. */
export interface Notice {
  schema: string
  channel: string
  payload: Record<string, unknown>
}

export interface Listener {
  /**
   * Subscribes to messages that other server processes send for this schema. `lost` is called when messages may have been missed. Returns a
   * function that unsubscribes.
   */
  hear(schema: string, ear: { notice: (notice: Notice) => void; lost: () => void }): () => void
  /**
   * Sends a message to the other server processes. All messages of a period of 20 ms are sent together, and equal messages are sent only
   * once.
   */
  tell(notice: Notice): void
  close(): Promise<void>
}

/**
 * Opens one connection to a database. It sends and receives the messages of all brands of this database. Messages are sent on this
 * connection after the commit. NOTIFY inside a transaction would make all commits of the database wait for each other (ADR 0004).
 */
export function openListener(options: { url: string; log: Log; reconnectMs?: number }): Listener {
  const { reconnectMs = 200 } = options
  const ears = new Map<string, Set<{ notice: (notice: Notice) => void; lost: () => void }>>()
  let client: Client | undefined
  let closed = false
  let queue = new Set<string>()
  let sending: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const lose = (failed: Client, error?: Error): void => {
    if (client !== failed || closed) return
    client = undefined
    options.log.warn({ err: error }, 'The connection that listens for changes was lost')
    failed.end().catch(() => undefined)
    timer = setTimeout(() => void connect(true), reconnectMs)
  }

  const connect = async (again: boolean): Promise<void> => {
    const next = new Client({
      connectionString: options.url,
      connectionTimeoutMillis: 10_000,
      options: '-c synchronous_commit=off',
      keepAlive: true,
    })
    client = next
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload, processId }) => {
      // Our own messages were already delivered in this process.
      if (!payload || processId === (next as unknown as { processID: number }).processID) return
      const notice = JSON.parse(payload) as Notice
      for (const ear of ears.get(notice.schema) ?? []) ear.notice(notice)
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
      if (again) for (const set of ears.values()) for (const ear of set) ear.lost()
      flush()
    } catch (error) {
      lose(next, error as Error)
    }
  }
  const first = connect(false)

  const flush = (): void => {
    sending = sending.then(async () => {
      const at = client
      if (!at || queue.size === 0) return
      const batch = queue
      queue = new Set()
      try {
        await at.query('SELECT pg_notify($1, message) FROM unnest($2::text[]) message', [channel, [...batch]])
      } catch (error) {
        queue = new Set([...batch, ...queue])
        if (client !== at || closed) return
        // The messages were refused although the connection is open. There will be no reconnect that sends them, so they are sent again
        // from here.
        options.log.warn({ err: error }, 'Other processes could not be told of changes; trying again')
        timer = setTimeout(flush, reconnectMs)
      }
    })
  }

  return {
    hear(schema, ear) {
      const set = ears.get(schema) ?? new Set()
      ears.set(schema, set.add(ear))
      return () => {
        set.delete(ear)
        if (set.size === 0) ears.delete(schema)
      }
    },
    tell(notice) {
      if (queue.size === 0) setTimeout(flush, gatherMs)
      queue.add(JSON.stringify(notice))
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await first
      flush()
      await sending
      await client?.end().catch(() => undefined)
    },
  }
}
