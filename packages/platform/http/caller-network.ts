import { isIPv6 } from 'node:net'

/**
 * The part of an IP address that identifies a caller: the whole IPv4 address, or the /64 network that a provider assigns to one customer. A
 * limit per IPv6 address would have no effect, because one customer has 2⁶⁴ addresses (docs/rules/security.md, Rate limits).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
