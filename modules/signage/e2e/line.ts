import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between the browser of a screen and the server. A test can interrupt the connection or damage the files that are loaded. */
export interface Line {
  url: string
  /** Interrupts the connection: no request reaches the server, not even one of a restarted service worker. */
  cut(): void
  mend(): void
  /** Makes the proxy change one byte in each file of a scene from now on. */
  damage(): void
  stop(): Promise<void>
}

export async function openLine(port: string): Promise<Line> {
  let isCut = false
  let isDamaged = false
  const proxy = createServer((asked, answer) => {
    if (isCut) {
      answer.destroy()
      return
    }
    const isFile = asked.url?.startsWith('/api/player/assets/') ?? false
    const passed = request(
      { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers: asked.headers },
      (found) => {
        answer.writeHead(found.statusCode ?? 500, found.headers)
        if (!isFile || !isDamaged) {
          found.pipe(answer)
          return
        }
        let isFirst = true
        found.on('data', (chunk: Buffer) => {
          if (isFirst && chunk.length > 0) chunk[0] = (chunk[0] ?? 0) ^ 0xff
          isFirst = false
          answer.write(chunk)
        })
        found.on('end', () => answer.end())
      },
    )
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const { port: own } = proxy.address() as AddressInfo
  return {
    url: `http://lindwurm.localhost:${own}`,
    cut() {
      isCut = true
      proxy.closeAllConnections()
    },
    mend() {
      isCut = false
    },
    damage() {
      isDamaged = true
    },
    stop: () =>
      new Promise((done) => {
        proxy.close(() => done())
        proxy.closeAllConnections()
      }),
  }
}
