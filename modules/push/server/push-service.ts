import { createECDH, createHmac } from 'node:crypto'
import type { PushPayload } from '../contract.ts'

/** The subscription of a browser, as stored. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The result of a call of the push service. `gone`: the browser has ended its subscription. */
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
 * The VAPID keys of a brand (they identify the brand at push services). They are derived from the secret of the installation and the brand. So they
 * need not be stored, and all servers have the same keys. If the secret changes, browsers must subscribe again.
 */
export function pushKeys(secret: Uint8Array): PushKeys {
  const ecdh = createECDH('prime256v1')
  for (let turn = 0; ; turn++) {
    const privateKey = createHmac('sha256', secret).update(`vapid ${turn}`).digest()
    try {
      ecdh.setPrivateKey(privateKey)
    } catch {
      // With a probability of 1 in 2^32 the number is not below the order of the curve. Then the next number is tried.
      if (turn > 8) throw new Error('No key for notifications can be made of the secret')
      continue
    }
    return { publicKey: url64(ecdh.getPublicKey()), privateKey: url64(privateKey) }
  }
}

/** Sends one message (RFC 8030, 8188, 8291, 8292). `ttlSeconds`: how long the push service stores the message for a device that is switched off. */
export async function sendPush(
  target: PushTarget,
  payload: PushPayload,
  options: { keys: PushKeys; subject: string; ttlSeconds: number },
): Promise<PushAnswer> {
  const { endpoint, p256dh, auth } = target
  // The library is loaded with the first message.
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
  // A subscription that was made with other keys is refused with 401 or 403. The browser must subscribe again.
  if ([401, 403, 404, 410].includes(status)) return { kind: 'gone', reason }
  if (status === 429 || status >= 500) {
    const wanted = Number(headers.get('retry-after'))
    return { kind: 'later', reason, seconds: Number.isFinite(wanted) && wanted > 0 ? Math.min(wanted, 600) : 30 }
  }
  return { kind: 'refused', reason }
}

/** The topic of a message from its tag: at most 32 characters of base64url. */
const topicOf = (tag: string): string => tag.replaceAll(/[^\w-]/g, '').slice(0, 32)
