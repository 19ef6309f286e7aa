import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a stand-in fails. This is valid until the test sets another value. */
export interface Trouble {
  status?: number
  /** The body of the response. It is sent unchanged, so that a test can send invalid JSON. */
  text?: string
  delayMs?: number
  /** If true, the stand-in closes the connection without a response. */
  hangUp?: boolean
  /** If true, the stand-in processes the request and fails only afterwards. Therefore its response is lost, as in a crash. */
  isAfterwards?: boolean
  /** How many requests fail. Left out: all. */
  times?: number
  /** Only requests with this HTTP method fail. */
  method?: string
  /** Only requests whose path contains this text fail. */
  path?: string
}

/** In milliseconds. If we need longer to respond to a notice, it counts as not accepted, even with status 200. */
const SLOWEST_ANSWER_MS = 15_000

export interface StandInCall {
  method: string
  url: URL
  headers: Readonly<Record<string, string | undefined>>
  /** The body of the request, unchanged. */
  text: string
}

export interface StandInReply {
  status: number
  json?: unknown
  html?: string
  headers?: Readonly<Record<string, string>>
}

/** The clock of a stand-in. Tests can set the clock, for example to a time at which something has expired. */
interface StandInClock {
  now(): number
  set(milliseconds: number): void
}

export function standInClock(): StandInClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    set: (milliseconds) => {
      ahead = milliseconds - Date.now()
    },
  }
}

export interface StandInServer {
  url: string
  close(): Promise<void>
}

/**
 * A local HTTP server that replaces a payment provider in tests. Addresses that begin with /_ exist only for tests. PUT /_trouble with a
 * `Trouble` makes requests fail; with null, requests work again. POST /_clock with `{ at }` sets the clock. `control` handles the other
 * addresses that begin with /_. `answer` handles the addresses that the real provider has.
 */
export async function openStandInServer(options: {
  port: number
  clock: StandInClock
  answer(call: StandInCall): StandInReply | Promise<StandInReply>
  control(call: StandInCall): StandInReply | undefined | Promise<StandInReply | undefined>
}): Promise<StandInServer> {
  let trouble: Trouble | undefined
  const server: Server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const text = Buffer.concat(await request.toArray()).toString('utf8')
    const headers = request.headers as Record<string, string | undefined>
    const call: StandInCall = { method: request.method ?? 'GET', url, headers, text }
    if (url.pathname.startsWith('/_')) return send(response, await controlled(call))
    const spoiled = take(call)
    if (spoiled?.delayMs) await new Promise((resolve) => setTimeout(resolve, spoiled.delayMs))
    const usual = !spoiled || spoiled.isAfterwards ? await options.answer(call) : undefined
    if (spoiled?.hangUp) {
      request.socket.destroy()
      return
    }
    if (spoiled && (spoiled.status !== undefined || spoiled.text !== undefined)) {
      response
        .writeHead(spoiled.status ?? 200, { 'content-type': 'application/json' })
        .end(spoiled.text ?? JSON.stringify({ title: 'Trouble' }))
      return
    }
    send(response, usual ?? (await options.answer(call)))
  }

  async function controlled(call: StandInCall): Promise<StandInReply> {
    if (call.url.pathname === '/_trouble') {
      trouble = (JSON.parse(call.text) as Trouble | null) ?? undefined
      return { status: 204 }
    }
    if (call.url.pathname === '/_clock') {
      options.clock.set(Date.parse((JSON.parse(call.text) as { at: string }).at))
      return { status: 204 }
    }
    return (await options.control(call)) ?? { status: 404 }
  }

  function take({ method, url }: StandInCall): Trouble | undefined {
    const isMeant =
      (trouble?.method === undefined || trouble.method === method) && url.pathname.includes(trouble?.path ?? '')
    const now = isMeant ? trouble : undefined
    if (now?.times !== undefined) trouble = now.times > 1 ? { ...now, times: now.times - 1 } : undefined
    return now
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, { status, json, html, headers }: StandInReply): void {
  const type = html === undefined ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(html ?? (json === undefined ? '' : JSON.stringify(json)))
}

/** A page with one button for each outcome. The real providers have such pages for test payments. */
export const outcomePage = (title: string, outcomes: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><form method="post">${outcomes
    .map((outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`)
    .join(' ')}</form>`

/**
 * Sends a notice (call of a webhook) to the brand's server. Returns the status of the response, or 0 if there is no response. The hosts
 * `localhost` and `*.localhost` are called at 127.0.0.1, because not every machine can look up their addresses.
 */
export const postNotice = (address: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> =>
  new Promise((resolve) => {
    const url = new URL(address)
    const isHere = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
    const call = request(
      url,
      {
        method: 'POST',
        ...(isHere ? { hostname: '127.0.0.1' } : {}),
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    call.once('error', () => resolve(0))
    call.end(body)
  })

/** The stored response to a request with an idempotency key. While it is valid, the same request with this key gets this response again. */
export interface Remembered {
  endpoint: string
  body: string
  reply: StandInReply
  at: number
}

/**
 * Runs a stand-in as a separate process: prints its address, and ends on a signal. `isMain`: true if Node.js was started with the calling
 * file; if false, this function does nothing.
 */
export function runAsProcess(
  isMain: boolean,
  open: (port: number, msPerMinute: number) => Promise<StandInServer>,
): void {
  if (!isMain) return
  const [port = '0', msPerMinute = '60000'] = process.argv.slice(2)
  void open(Number(port), Number(msPerMinute)).then((server) => {
    process.stdout.write(`${server.url}\n`)
    const stop = (): void => void server.close().then(() => process.exit(0))
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  })
}
