import { createECDH, createHmac } from 'node:crypto'
import type { PushPayload } from '../contract.ts'

/** Where a browser gets its messages: the address at its push service, and the keys that encrypt messages for it. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What a push service responded to a message. `gone`: the subscription has ended. `later`: the message can be sent again after `seconds`. */
type PushAnswer =
  | { kind: 'sent'; status: number }
  | { kind: 'gone'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; seconds: number }

export interface PushKeys {
  publicKey: string
  privateKey: string
}

const TIMEOUT_MS = 10_000
const url64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/**
 * The keys with which a brand identifies itself at push services (VAPID). They are computed from a secret of the brand. Therefore they are
 * not stored, and all server processes have the same keys. If the secret changes, browsers must subscribe again.
 */
export function pushKeys(secret: Uint8Array): PushKeys {
  const ecdh = createECDH('prime256v1')
  for (let turn = 0; ; turn++) {
    const privateKey = createHmac('sha256', secret).update(`vapid ${turn}`).digest()
    try {
      ecdh.setPrivateKey(privateKey)
    } catch {
      // A private key must be smaller than the order of the curve (a number of 256 bits). In one of 2^32 cases the private key is too
      // large; then the next key is tried.
      if (turn > 8) throw new Error('No key for notifications can be made of the secret')
      continue
    }
    return { publicKey: url64(ecdh.getPublicKey()), privateKey: url64(privateKey) }
  }
}

/**
 * Sends one message to a push service (RFC 8030, 8188, 8291, 8292). `ttlSeconds`: if the device is switched off, the push service tries this long to
 * deliver the message.
 */
export async function sendPush(
  target: PushTarget,
  payload: PushPayload,
  options: { keys: PushKeys; subject: string; ttlSeconds: number },
): Promise<PushAnswer> {
  const { endpoint, p256dh, auth } = target
  // The library is loaded only when the first message is sent.
  const { default: webPush } = await import('web-push')
  let request: { endpoint: string; headers: Record<string, string>; body: Buffer }
  try {
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: options.subject, ...options.keys },
      TTL: options.ttlSeconds,
      urgency: payload.isUrgent ? 'high' : 'normal',
      topic: topicOf(payload.tag),
      contentEncoding: 'aes128gcm',
    })
    request = {
      endpoint: details.endpoint,
      headers: Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)])),
      body: details.body ?? Buffer.alloc(0),
    }
  } catch (error) {
    return { kind: 'gone', reason: error instanceof Error ? error.message : 'unusable keys' }
  }
  try {
    const { 'Content-Length': _length, ...headers } = request.headers
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return answerOf(response)
  } catch (error) {
    return { kind: 'later', reason: error instanceof Error ? error.name : 'network', seconds: 30 }
  }
}

function answerOf({ ok, status, headers }: Response): PushAnswer {
  const reason = `status ${status}`
  if (ok) return { kind: 'sent', status }
  // 401 and 403: the subscription was made with other keys. 404 and 410: the subscription has ended. In both cases the browser must
  // subscribe again.
  if ([401, 403, 404, 410].includes(status)) return { kind: 'gone', reason }
  if (status === 429 || status >= 500) {
    const wanted = Number(headers.get('retry-after'))
    return { kind: 'later', reason, seconds: Number.isFinite(wanted) && wanted > 0 ? Math.min(wanted, 600) : 30 }
  }
  return { kind: 'refused', reason }
}

/**
 * Converts a tag to a topic for push services: at most 32 letters, digits, '-' and '_'. If two messages have the same topic and the first
 * is not delivered yet, the second replaces it.
 */
const topicOf = (tag: string): string => tag.replaceAll(/[^\w-]/g, '').slice(0, 32)
