/** Decodes the brand's public key. The browser needs its bytes to subscribe. */
export function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/**
 * True if the subscription was made with another key than the brand's current one. Then the browser must subscribe again, because the push service
 * would refuse messages for this subscription.
 */
export function isOtherKey(made: ArrayBuffer | null | undefined, key: Uint8Array): boolean {
  if (!made) return true
  const bytes = new Uint8Array(made)
  return bytes.length !== key.length || bytes.some((byte, index) => byte !== key[index])
}

/** The values of a subscription that the server stores. Undefined if the browser returns no keys. */
export function sentSubscription(
  one: Pick<PushSubscription, 'toJSON'>,
): { endpoint: string; keys: { p256dh: string; auth: string } } | undefined {
  const { endpoint, keys } = one.toJSON()
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : undefined
}

/** A name for a device, read from the browser's user agent: 'Chrome, Android'. */
export function deviceLabel(agent: string): string {
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : 'Browser'
  const system = /iPhone|iPad/.test(agent)
    ? 'iOS'
    : /Android/.test(agent)
      ? 'Android'
      : /Windows/.test(agent)
        ? 'Windows'
        : /Mac OS/.test(agent)
          ? 'macOS'
          : /Linux/.test(agent)
            ? 'Linux'
            : ''
  return system ? `${browser}, ${system}` : browser
}
