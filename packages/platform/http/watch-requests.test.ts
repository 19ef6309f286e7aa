import { request } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { watchRequests } from './watch-requests.ts'

test.each(['GET', 'POST'] as const)(
  'a %s request whose caller has gone no longer counts as being answered',
  async (method) => {
    const app = Fastify()
    let open = 0
    const requests = {
      begin() {
        open++
        let isOpen = true
        return () => {
          if (isOpen) open--
          isOpen = false
        }
      },
      busyMs: () => 0,
    }
    watchRequests(app, { log: createLog({ level: 'silent' }), metrics: createMetrics(), requests })
    const slow = Promise.withResolvers<void>()
    app.route({ method, url: '/', handler: () => slow.promise.then(() => 'late') })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const caller = request(address, { method, headers: { 'content-type': 'application/json' } })
    caller.on('error', () => undefined).end(method === 'POST' ? '{}' : undefined)
    await expect.poll(() => open).toBe(1)
    caller.destroy()
    slow.resolve()
    await expect.poll(() => open).toBe(0)
    await app.close()
  },
)
