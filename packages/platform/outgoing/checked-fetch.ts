import type { Connection } from '../connections/connection.ts'
import type { BrandCore, BrandSettings } from '../module.ts'
import { leadsInside } from './private-address.ts'

type Fetch = typeof globalThis.fetch

/**
 * Calls an address that a user entered (docs/rules/security.md, Outgoing calls and redirects). If private addresses are not allowed, each
 * call resolves and checks the host name again: the name may have been public when it was saved and be private now. In this case only
 * https is allowed, because a server in a private network has no certificate for the name. Redirects are never followed. If the server
 * does not respond, throws a TypeError, as `fetch` does.
 */
export const checkedFetch =
  ({ allowsPrivateAddresses }: Pick<BrandSettings, 'allowsPrivateAddresses'>, fetch: Fetch = globalThis.fetch): Fetch =>
  async (asked, options) => {
    const { hostname, protocol } = new URL(asked instanceof Request ? asked.url : asked)
    if (!(allowsPrivateAddresses?.() ?? true)) {
      if (protocol !== 'https:') throw new TypeError('only https')
      if (await leadsInside(hostname)) throw new TypeError('private address')
    }
    return fetch(asked, { ...options, redirect: 'error' })
  }

interface AddressCore {
  connections: Pick<BrandCore['connections'], 'state'>
  settings: Pick<BrandSettings, 'allowsPrivateAddresses'>
}

/**
 * May the addresses of a connection be in a private network? Addresses from environment variables always may, because the operator of the
 * server has set them.
 */
export const allowsPrivateOf = ({ connections, settings }: AddressCore, of: Connection): boolean =>
  connections.state(of).source !== 'own' || (settings.allowsPrivateAddresses?.() ?? true)

/** Returns a `fetch` for the addresses of a connection. Each call of this `fetch` checks the address. */
export const fetchOf =
  (core: AddressCore, of: Connection, fetch: Fetch = globalThis.fetch): Fetch =>
  (asked, options) =>
    checkedFetch({ allowsPrivateAddresses: () => allowsPrivateOf(core, of) }, fetch)(asked, options)
