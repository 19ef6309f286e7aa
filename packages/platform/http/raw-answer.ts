import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawBody } from '../module.ts'

/**
 * Sends text or bytes. A body that consists of several parts is created while it is sent. The brand stays open until the caller has
 * received the body or has disconnected. The time to send the body does not count as load of the process. Otherwise mails and other
 * deferred work would wait for long downloads.
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
