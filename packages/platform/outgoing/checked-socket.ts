import { connect, isIP, type Socket } from 'node:net'
import { checkedLookup } from './checked-lookup.ts'
import { isPrivate } from './private-address.ts'

/**
 * Connects to a host that a user entered, unless it is in a private network (docs/rules/security.md, Outgoing calls and redirects). The name
 * is resolved once, so that exactly the checked address is called. Rejects with the reason if there is no connection.
 */
export const checkedSocket = (to: { host: string; port: number; timeoutMs: number }): Promise<Socket> =>
  new Promise((settle, refuse) => {
    const host = to.host.replace(/^\[|\]$/g, '')
    // Node does not call `lookup` for an IP address, so it is checked here.
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
      // From here on the code that uses the socket handles errors. An error without any listener would end the process.
      socket.off('error', failed).on('error', () => undefined)
      settle(socket)
    })
  })
