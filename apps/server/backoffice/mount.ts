import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { builtEntries, lasting, serveBuiltFiles } from '../built-files.ts'
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
      const { folders, files } = builtEntries(folder)
      for (const name of folders)
        await serveBuiltFiles(scope, {
          folder: join(folder, name),
          prefix: `/backend/${name}`,
          endpoint: 'backoffice.asset',
          cacheControl: lasting,
        })
      for (const name of files.filter((file) => file.endsWith('.svg'))) {
        const picture = await readFile(join(folder, name))
        scope.get(`/backend/${name}`, (_request, reply) =>
          reply.header('cache-control', 'no-cache').type('image/svg+xml').send(picture),
        )
      }
    }
    for (const path of ['/backend', '/backend/*']) {
      scope.get(path, async (_request, reply) => {
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
