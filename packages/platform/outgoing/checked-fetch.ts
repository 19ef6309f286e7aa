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

/** Asks at the addresses of a connection: those of the brand are checked, what the operator set in the environment may stand in a private network. */
export const fetchOf =
  (
    {
      connections,
      settings,
    }: {
      connections: Pick<BrandCore['connections'], 'state'>
      settings: Pick<BrandSettings, 'allowsPrivateAddresses'>
    },
    of: Connection,
    fetch: Fetch = globalThis.fetch,
  ): Fetch =>
  (asked, options) =>
    checkedFetch(connections.state(of).source === 'own' ? settings : {}, fetch)(asked, options)
