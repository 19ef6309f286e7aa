import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { builtEntries, lasting, serveBuiltFiles } from '../built-files.ts'
import type { MountPages } from '../pages.ts'
import { backofficePolicy } from './policy.ts'

const BUILT = fileURLToPath(new URL('../../backoffice/dist/', import.meta.url))
const NONCE = /__CSP_NONCE__/g
/** The page, which is sent with a nonce, the build's own note (scripts/build.mjs), and what lies packed beside its file. */
const NOT_SENT_AS_FILE = /^(index\.html|stamp|.*\.(br|gz))$/

const notBuilt = `<!doctype html><meta charset="utf-8"><title>Servus</title><p>The back office is not built yet. Run <code>npm run build</code>.</p>`

/**
 * The staff app under /backend: every page is index.html, never stored and with a fresh nonce; its assets carry their content in their names,
 * so browsers keep them for good, and lie beside their `.br` and `.gz` (apps/backoffice/precompress.ts). Whatever else the build has (an icon, a
 * service worker) keeps its name from release to release and is asked for again each time.
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
          cacheControl: name === 'assets' ? lasting : 'no-cache',
        })
      await scope.register(fastifyStatic, { root: folder, serve: false, dotfiles: 'ignore', cacheControl: false })
      // One route for each file that the build left here: a path that is asked for never chooses a file.
      for (const name of files.filter((file) => !NOT_SENT_AS_FILE.test(file)))
        scope.get(`/backend/${name}`, { config: { endpoint: 'backoffice.file' } }, (_request, reply) =>
          reply.header('cache-control', 'no-cache').sendFile(name),
        )
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
