import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a stand-in behaves instead of sending its usual response. This lasts for `times` requests, or until the test ends it. */
export interface Trouble {
  status?: number
  /** The body of the response. It is sent unchanged, so that a test can send invalid JSON. */
  text?: string
  json?: unknown
  /** How many milliseconds the stand-in waits before it responds. */
  delayMs?: number
  /** If true, the stand-in closes the connection without a response. */
  hangUp?: boolean
  /** How many requests are affected by the trouble. Left out: all requests until the test ends it. */
  times?: number
}

export interface StandIn {
  url: string
  /** The addresses of all requests so far, the newest last. */
  calls: URL[]
  trouble(trouble: Trouble | undefined): void
  close(): Promise<void>
}

export interface StandInReply {
  status: number
  json: unknown
}

/**
 * A local HTTP server that replaces a provider in tests. If the test runs in the same process, it calls `trouble()` to change the
 * responses. If this server runs in another process, the test sends PUT /_trouble: with a `Trouble` as JSON to change the responses, or
 * with null to get the usual responses again.
 */
export async function openStandIn(
  answer: (url: URL) => Promise<StandInReply> | StandInReply,
  port = 0,
): Promise<StandIn> {
  let trouble: Trouble | undefined
  const calls: URL[] = []
  const server: Server = createServer((request, response) => void reply(request, response))

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    if (request.method === 'PUT' && url.pathname === '/_trouble') {
      trouble = (JSON.parse((await request.toArray()).join('')) as Trouble | null) ?? undefined
      response.end()
      return
    }
    calls.push(url)
    const spoiled = take()
    if (spoiled?.delayMs) await new Promise((resolve) => setTimeout(resolve, spoiled.delayMs))
    if (spoiled?.hangUp) {
      request.socket.destroy()
      return
    }
    const usual =
      spoiled?.status || spoiled?.text !== undefined || spoiled?.json !== undefined ? undefined : await answer(url)
    const status = usual?.status ?? spoiled?.status ?? 200
    const text = usual
      ? JSON.stringify(usual.json)
      : (spoiled?.text ?? JSON.stringify(spoiled?.json ?? { message: 'Trouble' }))
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text)
  }

  function take(): Trouble | undefined {
    const now = trouble
    if (now?.times !== undefined) trouble = now.times > 1 ? { ...now, times: now.times - 1 } : undefined
    return now
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    trouble: (next) => {
      trouble = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
