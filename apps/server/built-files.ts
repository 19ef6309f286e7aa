import { readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The names of the folders and files directly in a build folder. Hidden files are left out. */
export function builtEntries(folder: string): { folders: string[]; files: string[] } {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  }
}

/**
 * Serves the files of a build folder. If a compressed copy exists, it is sent. One route serves all files, because separate routes for
 * about two hundred files would take a seventh of the start time. If a file is missing, the response is a 404 as text. It is never an HTML
 * page, because a browser cannot use a page as a script or style.
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
    // An error below 500 means that the path is outside the folder, is a folder, or is not a valid file name. This is a mistake of the
    // caller.
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

/** The cache header for files with a hash in their name. Such a file never changes. */
export const lasting = 'public, max-age=31536000, immutable'
