import { checkedSocket } from '#platform/outgoing/checked-socket.ts'
import type { Socket } from 'node:net'

interface Wanted {
  host?: string | undefined
  port?: number | undefined
  secure?: boolean | undefined
  connectionTimeout?: number | undefined
}
/** `false`: the library connects by itself. */
type Give = (error: Error | null, socket?: { connection: Socket } | false) => void

/**
 * How the mail library connects: a name that led outside when it was saved may lead inside by now, so the address is checked with each
 * connection where the operator allows no private networks.
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
