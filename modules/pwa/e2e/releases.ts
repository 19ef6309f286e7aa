import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between the browser and the server. With it, a test can release a new version of the service worker and cut the network. */
export interface Releases {
  url: string
  /** Makes the proxy deliver a new version of the service worker from now on. */
  release(): void
  /** Makes the proxy refuse all requests from now on. This includes requests of a worker that the browser has started again. */
  cut(): void
  stop(): Promise<void>
}

/**
 * Starts the proxy. It forwards all requests to the demo restaurant 'lindwurm' of the server. Only the file of the service worker is
 * changed: it gets a comment with the number of the release.
 */
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
