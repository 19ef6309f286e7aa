/**
 * Is the target of a request a plain path? Proxies, caches, routes and pages interpret some forms differently. Such forms are refused
 * with 400: dot segments, even if they are encoded; absolute addresses; two slashes at the start; backslashes; control characters. The
 * query is not checked.
 */
export function isPlainTarget(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return false
  // oxlint-disable-next-line no-control-regex -- the pattern must find these characters
  if (/[\\\u0000-\u0020\u007f]|%(?:[01][0-9a-f]|7f)/i.test(path)) return false
  return !path.split(/\/|%2f|%5c/i).some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}

/** Is the text a host name or address with an optional port? It must not contain characters that begin a path, a query or another host. */
export const isHost = (host: string): boolean => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)

/**
 * Are there two Host headers? They are refused, because a proxy in front of us may use a different header than we do (RFC 9112, 3.2).
 * `headers`: each name followed by its value.
 */
export const hasTwoHosts = (headers: readonly string[] | undefined): boolean =>
  (headers ?? []).filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1
