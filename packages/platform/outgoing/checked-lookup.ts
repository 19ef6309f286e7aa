import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPrivate } from './private-address.ts'

/** Resolves a host name once. The connection then uses exactly the address that was checked. A name with a private address is refused. */
export const checkedLookup =
  (allowsPrivate: boolean): LookupFunction =>
  (host, options, give) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const bad = allowsPrivate ? undefined : found?.find((one) => isPrivate(one.address))
      const failure = error ?? (bad ? new Error('private address') : null)
      const first = found?.[0]
      if (failure || !first) return give(failure ?? new Error('unknown host'), '', 4)
      return options.all ? give(null, found) : give(null, first.address, first.family)
    })
  }
