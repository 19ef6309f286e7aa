import { checkedSocket } from '#platform/outgoing/checked-socket.ts'
import type { Socket } from 'node:net'

interface Wanted {
  host?: string | undefined
  port?: number | undefined
  secure?: boolean | undefined
  connectionTimeout?: number | undefined
}
/** Passes an open socket to the mail library. With `false` the library connects by itself. */
type Give = (error: Error | null, socket?: { connection: Socket } | false) => void

/**
 * Opens the connections to the mail server in place of the mail library. The server's name was checked when it was saved, but it can resolve to a
 * private address later. So each connection checks the address again, unless the operator allows private networks.
 */
export const checkedSockets =
  (allowsPrivate: () => boolean) =>
  ({ host = '', port, secure, connectionTimeout = 10_000 }: Wanted, give: Give): void => {
    if (allowsPrivate()) return give(null, false)
    checkedSocket({ host, port: port ?? (secure ? 465 : 587), timeoutMs: connectionTimeout }).then(
      (connection) => give(null, { connection }),
      (error: Error) => give(error),
    )
  }
