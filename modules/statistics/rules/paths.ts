const locales = new Set(['de', 'en'])
/** After one of these parts a path continues with the id or the code of a record, so the rest of the path is not stored. */
const closed = new Set(['status', 'retry-payment', 'table', 'tisch', 'order', 'time-tracking'])
const LONGEST = 120

/** Whether a part looks like an id, a code, a phone number or an address. Such a part is never stored. */
const isToken = (part: string): boolean =>
  /%|@|\+/.test(part) ||
  part.length > 40 ||
  /\d{4,}/.test(part) ||
  (part.length >= 10 && /\d/.test(part) && !part.includes('-'))

/**
 * The template of a path, without query and hash: '/de/status/GL-7F3K2/abc' → '/de/status/*'. Everything after a page such as 'status'
 * becomes '*', and so does every part that looks like a token.
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

/** First part without the language: '/de/store/lindwurm' → '/store/*', '/de/startseite' → '/startseite', '/de' → '/'. */
export function groupOf(template: string): string {
  const parts = template.split('/').filter((part) => part !== '')
  const own = locales.has(parts[0] ?? '') ? parts.slice(1) : parts
  if (own.length === 0) return '/'
  return own.length === 1 ? `/${own[0]}` : `/${own[0]}/*`
}

/** The host of a referrer in lower case, without 'www.'. Empty (direct): there is no referrer, or it is the site itself. */
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
 * Whether the list of spam hosts contains the host or a parent domain of it. Hosts in the list are separated by any character that a host
 * cannot contain; 'https://www.' is ignored.
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
