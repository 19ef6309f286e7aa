import { connect } from 'node:net'

/** The result of one round of requests: throughput, and the time of each response. */
export interface Round {
  perSecond: number
  /**
   * Milliseconds of each response, in the order of the responses. The time starts when the request is written and ends when the response is complete.
   */
  times: readonly number[]
  /** Number of responses by status. Errors may be fast, so a round with errors must not count as a fast round. */
  statuses: Record<number, number>
}

export interface LoadOptions {
  port: number
  clients: number
  seconds: number
  /** The bytes of the n-th request, including its headers. `requestOf` returns such bytes. */
  request: (n: number) => Buffer
}

/** The bytes of one HTTP/1.1 request. `host` is a host name of the brand: the server selects the brand by this name. */
export function requestOf(options: {
  method: string
  path: string
  host: string
  headers?: Record<string, string>
  body?: string
}): Buffer {
  const headers = { host: options.host, connection: 'keep-alive', ...options.headers }
  const body = options.body ?? ''
  const lines = Object.entries(body ? { ...headers, 'content-length': String(Buffer.byteLength(body)) } : headers)
  return Buffer.from(
    `${options.method} ${options.path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}

/**
 * Keeps `clients` connections busy, each with one request at a time. It uses plain sockets, because an HTTP client library would need
 * more processor time than the measured server. It only understands responses with a content-length; all measured responses have one.
 */
export async function load(options: LoadOptions): Promise<Round> {
  const times: number[] = []
  const statuses: Record<number, number> = {}
  let next = 0
  const begin = performance.now()
  const end = begin + options.seconds * 1000
  await Promise.all(
    Array.from({ length: options.clients }, async () => {
      const client = await openClient(options.port)
      while (performance.now() < end) {
        const request = options.request(next++)
        const at = performance.now()
        const status = await client.send(request)
        times.push(performance.now() - at)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      client.close()
    }),
  )
  const seconds = (performance.now() - begin) / 1000
  return {
    perSecond: times.length / seconds,
    times,
    statuses,
  }
}

export interface Client {
  send(request: Buffer): Promise<number>
  close(): void
}

/** Opens a connection that sends one request at a time. */
export async function openClient(port: number): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined
  let head = ''
  let left = -1
  let status = 0
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection')))
  socket.on('data', (bytes: Buffer) => {
    let rest = bytes
    if (left < 0) {
      head += bytes.toString('latin1')
      const split = head.indexOf('\r\n\r\n')
      if (split < 0) return
      status = Number(head.slice(9, 12))
      const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, split + 2))
      left = length ? Number(length[1]) : 0
      rest = Buffer.from(head.slice(split + 4), 'latin1')
      head = ''
    }
    left -= rest.length
    if (left > 0) return
    left = -1
    const done = waiting
    waiting = undefined
    done?.resolve(status)
  })
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      waiting = undefined
      socket.removeAllListeners('close')
      socket.destroy()
    },
  }
}
