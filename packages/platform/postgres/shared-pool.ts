import { Client, type ClientBase } from 'pg'
import type { Log } from '../module.ts'
import { ask } from './ask.ts'
import { isInBackground } from './background.ts'
import { fairPlaces, type PlaceOptions } from './fair-places.ts'
import { columnTypes } from './values.ts'

/** A connection in use. `release` must be called exactly once. If `isBroken` is true, it closes the connection. */
export interface Leased {
  readonly client: ClientBase
  release(isBroken: boolean): void
}

/** All connections of one process to one database. Brands share them (ADR 0034). */
export interface SharedPool {
  /** Returns a connection whose search_path is this schema. Throws `Overloaded` if too many callers wait, or if this caller waited too long. */
  lease(schema: string): Promise<Leased>
  /** Number of waiting callers, of one schema or of all. */
  waiting(schema?: string): number
  /** Would a caller of this schema have to wait for other callers? */
  isCrowded(schema: string): boolean
  readonly total: number
  readonly idle: number
  /** Resolves when no connection of the schema is in use. */
  rest(schema: string): Promise<void>
  close(): Promise<void>
}

export interface SharedPoolOptions extends PlaceOptions {
  url: string
  log: Log
  /** The level of the schemas that this release supports (schema-level.ts). Default: 0. */
  schemaLevel?: number
  statementTimeoutMs?: number
}

interface Connection {
  client: Client
  schema: string | undefined
  /** When the connection became idle, in milliseconds since the start of the process. */
  idleSince: number
}

const idleTimeoutMs = 30_000

/**
 * Opens connections on demand, up to a limit. The waiting schemas take turns, so that a brand with many requests does not block other
 * brands. A connection remembers its last schema. If the next caller needs another schema, that schema is set before the first statement.
 */
export function openSharedPool(options: SharedPoolOptions): SharedPool {
  const idle: Connection[] = []
  const places = fairPlaces(options)
  let [total, isClosed] = [0, false]

  const open = async (): Promise<Connection> => {
    const client = new Client({
      connectionString: options.url,
      connectionTimeoutMillis: 10_000,
      types: columnTypes,
      statement_timeout: options.statementTimeoutMs ?? 15_000,
      idle_in_transaction_session_timeout: 30_000,
      options: `-c timezone=UTC -c servus.schema_level=${options.schemaLevel ?? 0}`,
    })
    const connection: Connection = { client, schema: undefined, idleSince: 0 }
    // Without this listener, a broken connection would end the process. If it is in use, its statement also fails and reports the error.
    client.on('error', (error) => {
      if (drop(connection)) options.log.warn({ err: error }, 'An idle database connection was lost')
    })
    total++
    try {
      await client.connect()
      return connection
    } catch (error) {
      total--
      client.end().catch(() => undefined)
      throw error
    }
  }

  /** Closes an idle connection. Returns false if it was not idle. */
  const drop = (connection: Connection): boolean => {
    const at = idle.indexOf(connection)
    if (at < 0) return false
    idle.splice(at, 1)
    end(connection)
    return true
  }
  const end = ({ client }: Connection): void => {
    total--
    client.end().catch(() => undefined)
  }

  const connectionFor = async (schema: string): Promise<Connection> => {
    const own = idle.findLastIndex((one) => one.schema === schema)
    const connection = idle.splice(own >= 0 ? own : -1, 1)[0] ?? (await open())
    if (connection.schema === schema) return connection
    try {
      await ask(connection.client, { text: `SET search_path TO "${schema}"` })
    } catch (error) {
      end(connection)
      throw error
    }
    connection.schema = schema
    return connection
  }

  const sweep = setInterval(() => {
    const before = performance.now() - idleTimeoutMs
    for (const one of idle.filter(({ idleSince }) => idleSince < before)) drop(one)
  }, idleTimeoutMs / 3).unref()

  return {
    async lease(schema) {
      if (isClosed) throw new Error('The connections of this database are closed')
      await places.take(schema, isInBackground())
      const connection = await connectionFor(schema).catch((error: unknown) => {
        places.give(schema)
        throw error
      })
      return {
        client: connection.client,
        release(isBroken) {
          if (isBroken || isClosed) end(connection)
          else {
            connection.idleSince = performance.now()
            idle.push(connection)
          }
          places.give(schema)
        },
      }
    },
    waiting: places.waiting,
    isCrowded: places.isCrowded,
    get total() {
      return total
    },
    get idle() {
      return idle.length
    },
    rest: places.rest,
    async close() {
      isClosed = true
      clearInterval(sweep)
      places.close()
      const left = idle.splice(0)
      total -= left.length
      await Promise.all(left.map(({ client }) => client.end().catch(() => undefined)))
    },
  }
}
