/**
 * Hosts of the browsers' push services. From the first line to the last: Chrome (also Edge on Android), Firefox, Safari, Edge on Windows.
 */
const known: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

/**
 * True if this server may send messages to the address. The address comes from a browser, so it could be any address. Two kinds are
 * allowed: the known push services with https, and origins that the operator has listed (`PUSH_HOSTS`, separated by commas).
 */
export function isPushAddress(endpoint: string, listed: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  const origins = listed.split(',').map((one) => one.trim())
  if (origins.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && known.some((one) => one.test(url.hostname))
}
