/** The format of a host name in the settings: 'wetter.example.com'. */
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}$/
const MOST_LETTERS = 200

/** The host name of a typed entry, which may be a host name or an https address. Undefined: the entry is neither, or has a port or a user name. */
function hostOf(line: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, port, username } = new URL(address)
  const isPlain = protocol === 'https:' && port === '' && username === ''
  return isPlain && HOST.test(hostname) && hostname.length <= MOST_LETTERS ? hostname : undefined
}

/**
 * Parses a typed list of names or addresses, separated by white space, commas or semicolons. Returns the hosts, each once, and the invalid entries.
 */
export function readHosts(text: string): { hosts: string[]; wrong: string[] } {
  const lines = text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  const hosts = lines.flatMap((line) => hostOf(line) ?? [])
  return { hosts: [...new Set(hosts)], wrong: lines.filter((line) => hostOf(line) === undefined) }
}
