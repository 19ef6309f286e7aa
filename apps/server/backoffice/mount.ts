import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MountPages } from '../pages.ts'
import { backofficePolicy } from './policy.ts'

const BUILT = fileURLToPath(new URL('../../backoffice/dist/', import.meta.url))
const NONCE = /__CSP_NONCE__/g

const notBuilt = `<!doctype html><meta charset="utf-8"><title>Servus</title><p>The back office is not built yet. Run <code>npm run build</code>.</p>`

/**
 * The staff app under /backend: every page is index.html, never stored and with a fresh nonce; its files carry their content in their names, so
 * browsers keep them for good, and lie beside their `.br` and `.gz` (apps/backoffice/precompress.ts).
 */
export const mountBackoffice: MountPages = (app, { house }) =>
  mountBuiltBackoffice(app, BUILT, async () => (await house.brands()).length === 0)

/**
 * The same for any folder with a build. A missing build says so instead of failing the start. Where there is no brand yet nobody can sign
 * in: the site's first page says what to do.
 */
export async function mountBuiltBackoffice(
  app: FastifyInstance,
  folder: string,
  isEmpty: () => Promise<boolean> = async () => false,
): Promise<void> {
  const index = await readFile(`${folder}/index.html`, 'utf8').catch(() => undefined)

  await app.register(async (scope) => {
    if (index !== undefined) {
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: '/backend/',
        // Pages are the routes below; only files that exist get one of their own.
        wildcard: false,
        index: false,
        decorateReply: false,
        preCompressed: true,
        globIgnore: ['**/*.br', '**/*.gz', '**/index.html', '**/stamp'],
        cacheControl: false,
        setHeaders(reply, path) {
          reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
          reply.header('x-content-type-options', 'nosniff')
        },
      })
    }
    for (const path of ['/backend', '/backend/*']) {
      scope.get(path, async (request, reply) => {
        // A file that is gone belongs to an older release: answering a page instead would break the loader in a confusing way.
        if (request.url.startsWith('/backend/assets/'))
          return reply.code(404).header('cache-control', 'no-store').send()
        if (await isEmpty()) return reply.header('cache-control', 'no-store').redirect('/', 302)
        return sendPage(reply, index ?? notBuilt)
      })
    }
  })
}

function sendPage(reply: FastifyReply, index: string) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': backofficePolicy(nonce),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(index.replace(NONCE, nonce))
}
