import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A failure that a stand-in simulates, until the test changes it. */
export interface Trouble {
  status?: number
  /** Sent unchanged as the response body, for example invalid JSON. */
  text?: string
  delayMs?: number
  /** Closes the connection without a response. */
  hangUp?: boolean
  /** Processes the request and loses only the response, like a crash between the two sides. */
  isAfterwards?: boolean
  /** The number of calls that fail; left out: all of them. */
  times?: number
  /** Only calls of this method. */
  method?: string
  /** Only calls whose path contains this text. */
  path?: string
}

/** A notice counts as failed if the response takes longer, even with status 200. */
const SLOWEST_ANSWER_MS = 15_000

export interface StandInCall {
  method: string
  url: URL
  headers: Readonly<Record<string, string | undefined>>
  /** The body as received. */
  text: string
}

export interface StandInReply {
  status: number
  json?: unknown
  html?: string
  headers?: Readonly<Record<string, string>>
}

/** The clock of a stand-in. Tests set it, so that they do not have to wait until something expires. */
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
 * An HTTP server in place of a payment provider. Addresses that begin with /_ are for the test: PUT /_trouble with a `Trouble` (or null),
 * POST /_clock with `{ at }`, and the addresses of `control`. The provider's own addresses are answered by `answer`.
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

/** A page with a button per outcome, like the test pages of the providers. */
export const outcomePage = (title: string, outcomes: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><form method="post">${outcomes
    .map((outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`)
    .join(' ')}</form>`

/**
 * Sends a notice. Returns the status of the response, or 0 if there is none. Hosts below .localhost are called on this machine, because not
 * every resolver knows them.
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

/** A response that is repeated for the same key while it is valid, if body and address are the same. */
export interface Remembered {
  endpoint: string
  body: string
  reply: StandInReply
  at: number
}

/** Runs a stand-in as a process: prints its address, ends on a signal. `isMain`: the calling file was started directly. */
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
