/** Host and port of a printer. */
interface PrinterAddress {
  host: string
  port: number
}

/** Parses 'host' or 'host:port'; undefined for anything else. The default port is 9100. */
export function parseAddress(text: string): PrinterAddress | undefined {
  const [, host = '', port = '9100'] = /^([a-z0-9.-]{1,200})(?::(\d{1,5}))?$/i.exec(text.trim()) ?? []
  const number = Number(port)
  return host === '' || /^[.-]/.test(host) || number < 1 || number > 65_535 ? undefined : { host, port: number }
}

const bytesOf = (ip: string): number[] | undefined => {
  const parts = ip.split('.')
  const numbers = parts.map((part) => (/^(0|[1-9]\d{0,2})$/.test(part) ? Number(part) : -1))
  return parts.length === 4 && numbers.every((one) => one >= 0 && one <= 255) ? numbers : undefined
}

const number = (ip: readonly number[]): number => ip.reduce((sum, byte) => sum * 256 + byte, 0)

const within = (ip: readonly number[], range: string): boolean => {
  const [start = '', bits = '32'] = range.split('/')
  const first = bytesOf(start)
  const size = 2 ** (32 - Number(bits))
  return first !== undefined && Math.floor(number(ip) / size) === Math.floor(number(first) / size)
}

/**
 * Address ranges to which the server never connects, even if the operator lists them. From the first to the last: 'this network';
 * link-local addresses, for example the metadata servers of clouds; multicast; reserved addresses, for example broadcast.
 */
const never = ['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/4', '240.0.0.0/4']
/** Private and other non-public ranges. The server connects to them only if the operator lists the address. */
const inner = ['10.0.0.0/8', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15']

/**
 * Whether the server may open a connection to this IPv4 address (the result of DNS, not a host name). `listed` is the operator's list:
 * '192.168.1.0/24:9100, 127.0.0.1:19100'. Public addresses are allowed on port 9100, even if they are not listed (docs/rules/printing.md,
 * Addresses).
 */
export function isAllowed(ip: string, port: number, listed: string): boolean {
  const bytes = bytesOf(ip)
  if (!bytes || never.some((range) => within(bytes, range))) return false
  const isListed = listed
    .split(/[\s,]+/)
    .filter(Boolean)
    .some((one) => {
      const [range = '', named = '9100'] = one.split(':')
      return Number(named) === port && within(bytes, range)
    })
  return isListed || (port === 9100 && !inner.some((range) => within(bytes, range)))
}
