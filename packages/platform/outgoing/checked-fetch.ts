import type { Connection } from '../connections/connection.ts'
import type { BrandCore, BrandSettings } from '../module.ts'
import { leadsInside } from './private-address.ts'

type Fetch = typeof globalThis.fetch

/**
 * Asks at an address that people set (docs/rules/security.md, Outgoing calls and redirects). A name that led outside when it was saved may lead
 * inside now, so each call checks it again. Only https: what answers inside by accident does not hold the certificate of that name. Redirects
 * are not followed. Throws a TypeError as an address that does not answer.
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

/** May the addresses of a connection stand in a private network? Those of the operator's environment always may. */
export const allowsPrivateOf = ({ connections, settings }: AddressCore, of: Connection): boolean =>
  connections.state(of).source !== 'own' || (settings.allowsPrivateAddresses?.() ?? true)

/** Asks at the addresses of a connection, which are checked with each call. */
export const fetchOf =
  (core: AddressCore, of: Connection, fetch: Fetch = globalThis.fetch): Fetch =>
  (asked, options) =>
    checkedFetch({ allowsPrivateAddresses: () => allowsPrivateOf(core, of) }, fetch)(asked, options)
