/** Push services of the browsers: Chrome and Edge on Android, Firefox, Safari, Edge on Windows. */
const known: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

/**
 * May this server call the address? The address comes from a browser, so anybody can send any address. Allowed are only known push services, and
 * origins that the operator lists (`PUSH_HOSTS`, separated by commas), only with https.
 */
export function isPushAddress(endpoint: string, listed: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  const origins = listed.split(',').map((one) => one.trim())
  if (origins.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && known.some((one) => one.test(url.hostname))
}
