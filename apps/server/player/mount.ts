import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtEntries, lasting, serveBuiltFiles } from '../built-files.ts'
import { cspReportPath } from '../csp-reports.ts'
import type { MountPages } from '../pages.ts'

const BUILT = fileURLToPath(new URL('../../player/dist/', import.meta.url))

/**
 * Content policy of the player. It loads pictures and films of scenes from the browser's storage (blob:). A scene may show pages of other websites
 * in frames, over https only. The player itself checks that the brand's settings allow the website.
 */
const playerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https:',
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  `report-uri ${cspReportPath}`,
].join('; ')

const notBuilt = `<!doctype html><meta charset="utf-8"><title>Servus</title><p>The player is not built yet. Run <code>npm run build</code>.</p>`

/** The player of digital signage under /player/. */
export const mountPlayer: MountPages = (app) => mountBuiltPlayer(app, BUILT)

/**
 * Mounts the player from any build folder. Files have a hash in their names and are cached for ever; page and service worker are revalidated each
 * time.
 */
export async function mountBuiltPlayer(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  await app.register(async (scope) => {
    if (page !== undefined) {
      const { folders, files } = builtEntries(folder)
      for (const name of folders)
        await serveBuiltFiles(scope, {
          folder: join(folder, name),
          prefix: `/player/${name}`,
          endpoint: 'player.asset',
          cacheControl: name === 'assets' ? lasting : 'no-cache',
        })
      await scope.register(fastifyStatic, { root: folder, serve: false, dotfiles: 'ignore', cacheControl: false })
      for (const name of files.filter((file) => file.endsWith('.js')))
        scope.get(`/player/${name}`, { config: { endpoint: 'player.file' } }, (_request, reply) =>
          reply.header('cache-control', 'no-cache').header('content-security-policy', playerPolicy).sendFile(name),
        )
    }
    // Without the slash the page would be outside the scope of its service worker.
    scope.get('/player', (_request, reply) => reply.redirect('/player/', 308))
    scope.get('/player/', (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': playerPolicy,
          'referrer-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(page ?? notBuilt),
    )
  })
}
