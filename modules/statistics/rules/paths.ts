const locales = new Set(['de', 'en'])
/** If a path contains one of these parts, an id or a code of a record follows. This rest of the path is replaced by '*'. */
const closed = new Set(['status', 'retry-payment', 'table', 'tisch', 'order', 'time-tracking'])
const LONGEST = 120

/** Whether a part of a path could be an id, a code, a telephone number or an e-mail address. Such a part is never stored. */
const isToken = (part: string): boolean =>
  /%|@|\+/.test(part) ||
  part.length > 40 ||
  /\d{4,}/.test(part) ||
  (part.length >= 10 && /\d/.test(part) && !part.includes('-'))

/**
 * Replaces the private parts of a path: '/de/status/GL-7F3K2/abc' → '/de/status/*'. Query and hash are left out. Everything after a part
 * such as 'status' becomes '*'. Every part that could be an id or a code becomes '*', too.
 */
export function templateOf(address: string): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  const parts = path.split('/').filter((part) => part !== '')
  const kept: string[] = []
  for (const [index, part] of parts.entries()) {
    kept.push(isToken(part) ? '*' : part.toLowerCase())
    const isLast = index === parts.length - 1
    if (closed.has(part.toLowerCase()) && !isLast) {
      kept.push('*')
      break
    }
  }
  return `/${kept.slice(0, 4).join('/')}`.slice(0, LONGEST)
}

/**
 * The group of pages to which a path belongs: its first part without the language. '/de/store/lindwurm' → '/store/*', '/de/startseite' →
 * '/startseite', '/de' → '/'.
 */
export function groupOf(template: string): string {
  const parts = template.split('/').filter((part) => part !== '')
  const own = locales.has(parts[0] ?? '') ? parts.slice(1) : parts
  if (own.length === 0) return '/'
  return own.length === 1 ? `/${own[0]}` : `/${own[0]}/*`
}

/**
 * The host from which a visitor came, in lower case and without 'www.'. Empty: the visitor came directly or from a page of the same
 * website, or the address is invalid.
 */
export function referrerOf(address: string, ownHost: string): string {
  if (address === '') return ''
  try {
    const plain = (host: string) =>
      host
        .toLowerCase()
        .replace(/^www\./, '')
        .replace(/:\d+$/, '')
    const host = plain(new URL(address).host)
    return host === plain(ownHost) ? '' : host.slice(0, 100)
  } catch {
    return ''
  }
}

/**
 * Whether the host, or a domain to which it belongs, is in the list of spam hosts. Entries of the list are separated by blanks, line
 * breaks, commas or semicolons; an entry may also be an address with 'https://www.'.
 */
export function isSpamReferrer(host: string, list: string): boolean {
  if (host === '') return false
  const known = list
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((one) =>
      one
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/[/:].*$/, ''),
    )
  return known.some((one) => one.includes('.') && (host === one || host.endsWith(`.${one}`)))
}
