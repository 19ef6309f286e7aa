/**
 * Is the target of a request a plain path? Proxies, caches, routes and pages read other forms differently, so they are refused with 400
 * before anybody reads them: dot segments, also encoded ones; absolute addresses; two slashes at the start; backslashes; control characters.
 * What stands behind '?' is not looked at.
 */
export function isPlainTarget(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return false
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\\\u0000-\u0020\u007f]|%(?:[01][0-9a-f]|7f)/i.test(path)) return false
  return !path.split(/\/|%2f|%5c/i).some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}

/** A host name or address with an optional port. No sign that would begin a path, a query or another host. */
export const isHost = (host: string): boolean => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)

/** Is a host named twice? What stands in front of us may read the other one (RFC 9112, 3.2). `headers`: names and values in turn. */
export const hasTwoHosts = (headers: readonly string[] | undefined): boolean =>
  (headers ?? []).filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1
