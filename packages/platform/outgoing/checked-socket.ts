import { connect, isIP, type Socket } from 'node:net'
import { checkedLookup } from './checked-lookup.ts'
import { isPrivate } from './private-address.ts'

/**
 * Connects to a host that people set, outside of private networks only (docs/rules/security.md, Outgoing calls and redirects). The name is
 * resolved once: the address that was checked is the one that is called. Rejects with why there is no connection.
 */
export const checkedSocket = (to: { host: string; port: number; timeoutMs: number }): Promise<Socket> =>
  new Promise((settle, refuse) => {
    const host = to.host.replace(/^\[|\]$/g, '')
    // Node does not look up what is an address already.
    if (isIP(host) !== 0 && isPrivate(host)) return refuse(new Error('private address'))
    const socket = connect({ host, port: to.port, lookup: checkedLookup(false) })
    const silent = setTimeout(() => socket.destroy(new Error('timeout')), to.timeoutMs)
    const failed = (error: Error): void => {
      clearTimeout(silent)
      refuse(error)
    }
    socket.once('error', failed)
    socket.once('connect', () => {
      clearTimeout(silent)
      // From here on whoever uses the line hears of its errors. Without any listener an error would end the process.
      socket.off('error', failed).on('error', () => undefined)
      settle(socket)
    })
  })
