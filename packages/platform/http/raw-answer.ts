import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawBody } from '../module.ts'

/**
 * Sends text or bytes. A body in parts is created while it is sent. Its brand stays open until the caller has received it or has disconnected. Mails
 * and other work that let running calls go first do not wait for such a body.
 */
export function sendRaw(
  request: FastifyRequest,
  reply: FastifyReply,
  body: RawBody,
  brand: { hold(): () => void },
): FastifyReply {
  if (typeof body === 'string') return reply.send(body)
  if (body instanceof Uint8Array) return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  request.answered?.()
  const letGo = brand.hold()
  if (reply.raw.destroyed) letGo()
  else reply.raw.once('close', letGo)
  return reply.send(Readable.from(body, { objectMode: false }))
}
