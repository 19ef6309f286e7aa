import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

const blocked = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // IPv6 addresses that contain an IPv4 address: a gateway could forward them to the private network.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  // Further IPv6 addresses that are not on the public internet.
  ['100::', 64],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  blocked.addSubnet(net, bits, 'ipv6')

/** Is `address` an IP address in a private network, or an IP address that is not routable? */
export const isPrivate = (address: string): boolean => blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Is a host name or address in a private network, or not reachable at all (docs/rules/security.md, Outgoing calls and redirects)? Names
 * are resolved.
 */
export async function leadsInside(
  host: string,
  resolve: (name: string) => Promise<readonly string[]> = async (name) =>
    (await lookup(name, { all: true })).map(({ address }) => address),
): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/g, '')
  try {
    const addresses = await resolve(bare)
    return addresses.length === 0 || addresses.some(isPrivate)
  } catch {
    return true
  }
}
