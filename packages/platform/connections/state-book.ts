import type { Log } from '../module.ts'
import { type Connection, type ConnectionValues, environmentOf } from './connection.ts'
import type { Connections, ConnectionSettings, ConnectionState } from './connections.ts'

/** Connections with values from the environment only, for modules that are opened without a database (tests). */
export function environmentConnections(
  declared: readonly Connection[],
  provider: (name: string) => string | undefined,
): Connections {
  const refuse = (): Promise<never> => Promise.reject(new Error('These connections cannot be stored'))
  const settings = { provider, secret: () => new Uint8Array(32) }
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const { connections } = stateBook({ declared, settings, log })
  return { ...connections, ready: async () => undefined, store: refuse, stored: refuse }
}

/** Stores the current values of all connections, and the adapters that were created from them. */
export function stateBook({
  declared,
  settings,
  log,
}: {
  declared: readonly Connection[]
  settings: ConnectionSettings
  log: Log
}) {
  let own: ReadonlyMap<string, ConnectionValues | undefined> = new Map()
  const state = (of: Connection): ConnectionState => {
    if (own.has(of.name)) {
      const values = own.get(of.name)
      return { source: values ? 'own' : 'unreadable', values }
    }
    const mayUse = settings.mayUseEnvironment?.(of.kind) ?? true
    const values = mayUse ? environmentOf(of, (name) => settings.provider(name)) : undefined
    return { source: values ? 'environment' : 'none', values }
  }
  const use: Connections['use'] = (of, make, close) => {
    const current = () => of.map((one) => state(one).values)
    let values = current()
    let made = make(...values)
    let seen = JSON.stringify(values)
    return () => {
      values = current()
      const now = JSON.stringify(values)
      if (now === seen) return made
      seen = now
      const old = made
      try {
        made = make(...values)
      } catch (error) {
        // The values were stored by an older release and are not valid any more. The brand continues without this connection.
        log.error({ err: error, connections: of.map(({ name }) => name) }, 'A connection cannot be used')
        made = make(...of.map(() => undefined))
      }
      close?.(old)
      return made
    }
  }
  return {
    connections: { declared, state, use },
    set: (next: typeof own) => {
      own = next
    },
  }
}
