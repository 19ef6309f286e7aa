import { readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What lies at the top of a built folder; hidden things are the build's own notes. */
export function builtEntries(folder: string): { folders: string[]; files: string[] } {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  }
}

/**
 * Serves what lies in a folder of a build, packed where a packed file lies beside it. One route for all: one for each of some two hundred files
 * would take a seventh of a start. A file that is not there is a 404 in text, never a page: a loader would not understand that.
 */
export async function serveBuiltFiles(
  app: FastifyInstance,
  files: { folder: string; prefix: string; endpoint: string; cacheControl: string },
): Promise<void> {
  const serve = async (scope: FastifyInstance): Promise<void> => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, endpoint: files.endpoint }
    })
    scope.setNotFoundHandler((_request, reply) => notThere(reply))
    // A path that leads outside, into a folder or to nothing that a file could be called is the caller's mistake, not ours.
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const { statusCode = 500 } = error
      if (statusCode >= 500) throw error
      return statusCode === 416 ? refuse(reply, 416, 'Range Not Satisfiable') : notThere(reply)
    })
    await scope.register(fastifyStatic, {
      root: files.folder,
      prefix: '/',
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', files.cacheControl),
    })
  }
  await app.register(serve, { prefix: files.prefix })
}

const refuse = (reply: FastifyReply, status: number, title: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${status} ${title}\n`)
const notThere = (reply: FastifyReply) => refuse(reply, 404, 'Not Found')

/** A file with a hash in its name never changes. */
export const lasting = 'public, max-age=31536000, immutable'
