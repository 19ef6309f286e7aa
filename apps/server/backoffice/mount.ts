import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { builtEntries, lasting, serveBuiltFiles } from '../built-files.ts'
import type { MountPages } from '../pages.ts'
import { encodeOnce, type Encoding, encodingFor } from '../site/page-bytes.ts'
import { backofficePolicy } from './policy.ts'

const BUILT = fileURLToPath(new URL('../../backoffice/dist/', import.meta.url))
const NONCE = /__CSP_NONCE__/g
/**
 * Files of the build that are not served as files: index.html and sign-in.html (they are sent with a nonce), the compressed copies, and the
 * file `stamp`, with which scripts/build.mjs knows whether the build is up to date.
 */
const NOT_SENT_AS_FILE = /^((index|sign-in)\.html|stamp|.*\.(br|gz))$/

const notBuilt = `<!doctype html><meta charset="utf-8"><title>Servus</title><p>The back office is not built yet. Run <code>npm run build</code>.</p>`

/**
 * The staff app under /backend. The sign-in pages get sign-in.html, every other page gets index.html. These two files are never cached and
 * get a new nonce with each response. The assets have a hash in their names, so that browsers cache them for ever. They also have `.br` and
 * `.gz` copies (apps/backoffice/precompress.ts). All other files of the build (an icon, a service worker) keep their names between releases
 * and are revalidated each time.
 */
export const mountBackoffice: MountPages = (app, { house }) =>
  mountBuiltBackoffice(app, BUILT, async () => (await house.brands()).length === 0)

/**
 * Mounts the staff app from any build folder. If there is no build, the server starts anyway, and the page says that the back office is
 * not built. If there is no brand, nobody can sign in. Then the request is redirected to the site's first page, which says what to do.
 */
export async function mountBuiltBackoffice(
  app: FastifyInstance,
  folder: string,
  isEmpty: () => Promise<boolean> = async () => false,
): Promise<void> {
  const page = (name: string) => readFile(`${folder}/${name}`, 'utf8').catch(() => undefined)
  const index = await page('index.html')
  const signIn = await page('sign-in.html')

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
      // Each file directly in the build folder gets its own route. So a request can never read another file of the disk.
      for (const name of files.filter((file) => !NOT_SENT_AS_FILE.test(file)))
        scope.get(`/backend/${name}`, { config: { endpoint: 'backoffice.file' } }, (_request, reply) =>
          reply.header('cache-control', 'no-cache').sendFile(name),
        )
    }
    const send = (paths: readonly string[], html: string | undefined) => {
      for (const path of paths)
        scope.get(path, async (request, reply) => {
          if (await isEmpty()) return reply.header('cache-control', 'no-store').redirect('/', 302)
          return sendPage(reply, html ?? notBuilt, encodingFor(request.headers['accept-encoding']))
        })
    }
    send(['/backend', '/backend/*'], index)
    send(['/backend/login', '/backend/login/', '/backend/login/link', '/backend/login/link/'], signIn)
  })
}

async function sendPage(reply: FastifyReply, page: string, encoding: Encoding) {
  const nonce = randomBytes(16).toString('base64')
  const body = await encodeOnce(page.replace(NONCE, nonce), encoding)
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': backofficePolicy(nonce),
      'referrer-policy': 'same-origin',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    .send(body)
}
