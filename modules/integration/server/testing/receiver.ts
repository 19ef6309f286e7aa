import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  path: string
  headers: IncomingHttpHeaders
  text: string
  body: {
    id: string
    type: string
    brand: string
    record: { type: string; id: string; sequence: number }
    data: unknown
  }
}

/**
 * Starts a local server that receives webhooks in tests. `answer` decides how the server responds. A number: with this HTTP status. 'hang':
 * it never responds. 'cut': it closes the connection. 'late': it responds with status 200 after a delay.
 */
export async function openReceiver(answer: (heard: Heard) => number | 'hang' | 'cut' | 'late' = () => 200) {
  const heard: Heard[] = []
  let news = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (text += part))
    request.on('end', () => {
      const one: Heard = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text) as Heard['body'],
      }
      heard.push(one)
      const status = answer(one)
      news.resolve()
      news = Promise.withResolvers<void>()
      if (status === 'cut') request.destroy()
      else if (status === 'late') setTimeout(() => response.writeHead(200).end('noted'), 40)
      else if (status !== 'hang') response.writeHead(status).end('noted')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when the server has received this number of requests. */
    async until(count: number): Promise<void> {
      while (heard.length < count) await news.promise
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
