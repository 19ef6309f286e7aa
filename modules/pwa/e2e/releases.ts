import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of the server. It can release new versions of the service worker, and can cut the network. */
export interface Releases {
  url: string
  /** From now on, the worker is a new version. */
  release(): void
  /** From now on, no request reaches the server, not even a request of a worker that the browser started again. */
  cut(): void
  stop(): Promise<void>
}

/** Forwards all requests to the inn of a server. Only the worker is changed: a comment with the number of its release is added. */
export async function openReleases(port: string): Promise<Releases> {
  let release = 1
  let isCut = false
  const proxy = createServer((asked, answer) => {
    if (isCut) {
      answer.destroy()
      return
    }
    const isWorker = asked.url === '/build/service-worker.js'
    const { 'accept-encoding': encoding, ...headers } = asked.headers
    const passed = request(
      {
        host: '127.0.0.1',
        port,
        path: asked.url,
        method: asked.method,
        headers: isWorker || encoding === undefined ? headers : asked.headers,
      },
      (found) => {
        const { 'content-length': length, ...rest } = found.headers
        answer.writeHead(found.statusCode ?? 500, isWorker || length === undefined ? rest : found.headers)
        if (!isWorker) {
          found.pipe(answer)
          return
        }
        found.on('data', (chunk) => answer.write(chunk))
        found.on('end', () => answer.end(`\n// release ${release}`))
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const { port: own } = proxy.address() as AddressInfo
  return {
    url: `http://lindwurm.localhost:${own}`,
    release: () => void release++,
    cut: () => {
      isCut = true
      proxy.closeAllConnections()
    },
    stop: () =>
      new Promise((done) => {
        proxy.close(() => done())
        proxy.closeAllConnections()
      }),
  }
}
