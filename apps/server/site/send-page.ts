import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type PageBytes } from './page-bytes.ts'

/** Sends a page in an encoding that the caller accepts, or 304 if the caller has this version already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageBytes): FastifyReply {
  reply.headers(page.headers)
  if (page.status === 200 && reply.getHeader('cache-control') !== 'no-store') {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.bodies[encoding])
}
