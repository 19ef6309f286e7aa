import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Checks whether Datatrans has signed this notice with the key. The header is `Datatrans-Signature: t=<ms>,s0=<hex>`: an HMAC-SHA256 over t and the
 * raw bytes, with the key decoded from its hex digits (docs/rules/payments.md, Datatrans). The age of `t` is not limited: Datatrans may repeat a
 * notice with the old `t`, and a notice that is processed twice changes nothing.
 */
export function isSigned(header: string | undefined, body: Uint8Array, key: Uint8Array): boolean {
  const parts = new Map(
    (header ?? '').split(',').map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()]
    }),
  )
  const [t = '', s0 = ''] = [parts.get('t'), parts.get('s0')]
  if (!/^\d{1,20}$/.test(t) || !/^[0-9a-f]{64}$/i.test(s0)) return false
  const wanted = createHmac('sha256', key).update(t).update(body).digest()
  const given = Buffer.from(s0, 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
