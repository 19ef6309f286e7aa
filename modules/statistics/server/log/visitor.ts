import { createHmac } from 'node:crypto'

/** The part of an IP address that identifies a visitor: the first 64 bits of IPv6, the whole address for IPv4. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * Computes an id from the parts and the salt of the day. The id is the first 8 bytes of an HMAC, written as a decimal number that fits into a
 * `bigint` of the database.
 */
export const keyed = (salt: Uint8Array, ...parts: readonly string[]): string =>
  createHmac('sha256', salt).update(parts.join('\0')).digest().readBigInt64BE(0).toString()
