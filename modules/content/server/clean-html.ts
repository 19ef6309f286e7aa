/** Elements that texts of pages may have; other elements lose their tags and keep their text (docs/rules/security.md, Output). */
const allowed = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'br',
  'hr',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
  'code',
  'sub',
  'sup',
])
const empty = new Set(['br', 'hr'])
/** Elements whose content is dropped, because it is no text. */
const dropped =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|title|textarea|select)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/**
 * HTML of editors by one allowlist: the only attribute is a link's address (http, https, mailto, tel, own paths, anchors). The result
 * is written from the parsed parts, so no markup of the input reaches a page. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let clean = ''
  for (const [whole, slash, name = '', attributes = ''] of html.replaceAll(dropped, '').matchAll(token)) {
    if (name === '') {
      if (!whole.startsWith('<!--')) clean += escapeText(whole)
      continue
    }
    const element = name.toLowerCase()
    if (!allowed.has(element)) continue
    if (slash) {
      const at = open.lastIndexOf(element)
      if (at >= 0)
        clean += open
          .splice(at)
          .toReversed()
          .map((one) => `</${one}>`)
          .join('')
    } else {
      clean += element === 'a' ? linkOf(attributes) : `<${element}>`
      if (!empty.has(element)) open.push(element)
    }
  }
  return (
    clean +
    open
      .toReversed()
      .map((one) => `</${one}>`)
      .join('')
  )
}

function linkOf(attributes: string): string {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  // oxlint-disable-next-line no-control-regex -- blanks and control characters in front would hide a scheme from us but not from a browser
  const href = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').replaceAll(/[\u0000-\u0020]/g, '')
  if (!safeLink.test(href)) return '<a>'
  const outside = /^https?:/i.test(href) ? ' rel="noopener noreferrer"' : ''
  return `<a href="${href.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"${outside}>`
}

/** Entities stay as they are; a bare < or > becomes one. */
const escapeText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
