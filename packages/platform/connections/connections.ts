import sql from 'sql-template-tag'
import type { Db, Tx } from '../db.ts'
import type { Bus } from '../live/bus.ts'
import type { BrandSettings, Log } from '../module.ts'
import { seal, unseal } from '../seal.ts'
import type { Connection, ConnectionValues } from './connection.ts'
import { stateBook } from './state-book.ts'

const channel = '~connections'

/** The source of a connection's values. `unreadable`: the values are stored, but they cannot be decrypted with the installation's key. */
type ConnectionSource = 'own' | 'environment' | 'none' | 'unreadable'

export interface ConnectionState {
  readonly source: ConnectionSource
  /** The values of the connection; undefined if the connection is not set up. */
  readonly values: ConnectionValues | undefined
}

/** The connections of one brand (docs/rules/connections.md). */
export interface Connections {
  /** All connections that the modules declare. */
  readonly declared: readonly Connection[]
  state(of: Connection): ConnectionState
  /**
   * Creates an adapter (the object that calls the outside service) from the values of the connections in `of`. After a change of any of
   * these values, every server process creates a new adapter. Call the returned function each time; do not store the adapter. The first
   * adapter is created at once: if `make` throws, the start of the brand fails.
   */
  use<T>(
    of: readonly Connection[],
    make: (...values: readonly (ConnectionValues | undefined)[]) => T,
    close?: (old: T) => void,
  ): () => T
  /** Resolves when this process has applied every change that other server processes have announced so far. */
  ready(): Promise<void>
  /**
   * Stores the values of the connection `name` within the transaction, or removes them if `values` is null. The change applies in every
   * server process after the commit.
   */
  store(tx: Tx, name: string, values: ConnectionValues | null): Promise<void>
  /** Reads the stored values of the connection `name` within a transaction. Undefined if no values are stored. */
  stored(tx: Tx, name: string): Promise<ConnectionValues | undefined>
}

export interface OpenConnections extends Connections {
  /** Reads all values again, because a message about a change may have been lost, or because the number of brands has changed. */
  refresh(): Promise<void>
}

/** The settings of the brand that connections use. */
export type ConnectionSettings = Pick<BrandSettings, 'provider' | 'secret' | 'mayUseEnvironment'>

interface Row {
  name: string
  sealed: Uint8Array
}

/** Opens the connections of a brand and reads their stored values. */
export async function openConnections(options: {
  declared: readonly Connection[]
  db: Db
  bus: Bus
  settings: ConnectionSettings
  log: Log
}): Promise<OpenConnections> {
  const { db, bus, settings, log } = options
  const key = settings.secret('connections')
  const book = stateBook(options)
  const open = ({ name, sealed }: Row): ConnectionValues | undefined => {
    const text = unseal(key, name, sealed)
    if (text === undefined) log.error({ connection: name }, 'A connection is sealed with another key: enter it again')
    return text === undefined ? undefined : (JSON.parse(text) as ConnectionValues)
  }
  const read = async (): Promise<void> => {
    const rows = await db.many<Row>(sql`SELECT name, sealed FROM connection WHERE sealed IS NOT NULL`)
    book.set(new Map(rows.map((row) => [row.name, open(row)])))
  }
  let reading: Promise<void> = Promise.resolve()
  const refresh = (): Promise<void> => {
    const next = reading.then(read)
    reading = next.catch((error: unknown) => log.warn({ err: error }, 'Connections cannot be read; trying again'))
    return next
  }
  await refresh()
  bus.on(channel, () => void refresh().catch(() => undefined))
  bus.onLost(() => void refresh().catch(() => undefined))

  return {
    ...book.connections,
    refresh,
    ready: () => reading,
    async store(tx, name, values) {
      const sealed = values === null ? null : seal(key, name, JSON.stringify(values))
      await tx.run(sql`
        INSERT INTO connection (name, sealed) VALUES (${name}, ${sealed})
        ON CONFLICT (name) DO UPDATE SET sealed = EXCLUDED.sealed`)
      await bus.publish(tx, channel, { name })
    },
    async stored(tx, name) {
      const row = await tx.first<Row>(
        sql`SELECT name, sealed FROM connection WHERE name = ${name} AND sealed IS NOT NULL`,
      )
      return row && open(row)
    },
  }
}
