import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '../../contract.ts'

/** A browser that has subscribed at the stand-in. `subscription` is what the browser would send to us; its private keys stay in the stand-in. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  name: string
}

/** A message that was sent to the stand-in, decrypted with the keys of the browser. */
interface CaughtPush {
  browser: string
  ttl: number
  urgency: string
  topic: string
  payload: PushPayload
  /** True if the token in the request is signed correctly and issued for this push service. */
  isSigned: boolean
}

export interface PushStandIn {
  /** The origin of the stand-in. The setting `PUSH_HOSTS` must contain it. */
  origin: string
  caught: CaughtPush[]
  /** The responses to messages, by name of the browser. Without an entry the response is 201. */
  answers: Map<string, { status: number; retryAfter?: number }>
  browser(name: string): TestBrowser
  close(): Promise<void>
}

const url64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** Starts a local push service for tests. It checks and decrypts messages as the real ones do (RFC 8030, 8188, 8291 and 8292). */
export async function startPushService(): Promise<PushStandIn> {
  const keys = new Map<string, { ecdh: ECDH; auth: Buffer }>()
  const state: PushStandIn = {
    origin: '',
    caught: [],
    answers: new Map(),
    browser(name) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      keys.set(name, { ecdh, auth })
      return {
        name,
        subscription: {
          endpoint: `${state.origin}/push/${name}`,
          keys: { p256dh: url64(ecdh.getPublicKey()), auth: url64(auth) },
        },
      }
    },
    close: async () => undefined,
  }
  const server = createServer((request, response) => {
    void (async () => {
      const name = (request.url ?? '').slice('/push/'.length)
      const body = await bytesOf(request)
      const { status, retryAfter } = state.answers.get(name) ?? { status: 201 }
      const own = keys.get(name)
      if (status === 201 && own)
        state.caught.push({
          browser: name,
          ttl: Number(request.headers['ttl']),
          urgency: String(request.headers['urgency']),
          topic: String(request.headers['topic']),
          payload: JSON.parse(decrypted(body, own).toString()) as PushPayload,
          isSigned: isSigned(String(request.headers['authorization']), state.origin),
        })
      // Each request uses a new connection. An open connection could be closed just when it is used again.
      response.writeHead(status, {
        connection: 'close',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      })
      response.end()
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return state
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const hmac = (key: Uint8Array, data: Uint8Array): Buffer => createHmac('sha256', key).update(data).digest()
const expand = (key: Uint8Array, info: Uint8Array, length: number): Buffer =>
  hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length)

/** Decrypts a message (aes128gcm) with the keys of the browser (RFC 8188, 8291). */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16)
  const length = body[20] ?? 0
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const shared = ecdh.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = expand(hmac(auth, shared), info, 32)
  const base = hmac(salt, secret)
  const key = expand(base, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = expand(base, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The padding at the end of the last record consists of a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2))
}

/**
 * True if the header `vapid t=<token>, k=<key>` is valid: the token is signed with ES256 and this key, issued for the push service
 * `origin`, and valid for at most 24 hours.
 */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: url64(point.subarray(1, 33)),
    y: url64(point.subarray(33, 65)),
  }
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  return isRight && aud === origin
}
