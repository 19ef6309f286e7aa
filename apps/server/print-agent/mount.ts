import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { MountPages } from '../pages.ts'

const program = 'servus-print-agent.mjs'
const built = fileURLToPath(new URL(`../../print-agent/dist/${program}`, import.meta.url))

/** The print agent as a download: the same program for everybody, without any secret. */
export const mountPrintAgent: MountPages = async (app) => {
  app.get(`/print-agent/${program}`, { config: { endpoint: 'print-agent.program' } }, async (_request, reply) => {
    const text = await readFile(built, 'utf8').catch(() => undefined)
    if (text === undefined) return reply.code(404).type('text/plain').send('Not built yet. Run npm run build.')
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'content-disposition': `attachment; filename="${program}"`,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(text)
  })
}
