import { request } from 'node:http'

/**
 * `fetch` for addresses of this machine. Browsers resolve every name below .localhost to this machine. But Node asks a name server, which
 * possibly does not know such a name. `fetch` also does not allow setting the Host header.
 */
export function localFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address)
  const { method = 'GET', headers, body } = init
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { ...(headers as Record<string, string>), host: url.host },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const status = answer.statusCode ?? 500
          const received = new Headers()
          for (const [name, value] of Object.entries(answer.headersDistinct))
            for (const one of value ?? []) received.append(name, one)
          const isEmpty = status === 204 || status === 304
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: received }))
        })
      },
    )
    sent.once('error', reject)
    sent.end(typeof body === 'string' ? body : undefined)
  })
}
