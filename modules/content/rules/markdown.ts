/**
 * Converts Markdown to HTML: headings, paragraphs, lists, quotes, horizontal lines, bold, italic, code, links. HTML in the source is
 * escaped, so visitors see it as text. The function writes only elements and links that the list of allowed elements for pages contains
 * (docs/rules/security.md, Output).
 */
export function markdownHtml(source: string): string {
  const blocks: string[] = []
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const kind = kindOf(line)
    const start = at++
    // Consecutive lines of the same kind, for example list items, form one block. A heading and a horizontal line ('---') are always one
    // line.
    while (kind.isLong && at < lines.length && kindOf(lines[at] ?? '').name === kind.name) at++
    blocks.push(kind.html(lines.slice(start, at)))
  }
  return blocks.join('')
}

interface Kind {
  name: string
  isLong: boolean
  html: (lines: readonly string[]) => string
}

const bullet = /^\s*[-*+]\s+/
const number = /^\s*\d{1,9}[.)]\s+/
const items = (lines: readonly string[], mark: RegExp): string =>
  lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')

const kinds: readonly (Kind & { starts: RegExp })[] = [
  { name: 'empty', starts: /^\s*$/, isLong: true, html: () => '' },
  { name: 'rule', starts: /^\s*(-{3,}|\*{3,})\s*$/, isLong: false, html: () => '<hr>' },
  {
    name: 'heading',
    starts: /^#{1,6}\s+\S/,
    isLong: false,
    // Headings start at h2, because the page already has an h1.
    html: ([line = '']) => {
      const level = Math.min(4, Math.max(2, line.indexOf(' ')))
      return `<h${level}>${inline(line.replace(/^#+\s+/, '').replace(/\s+#+\s*$/, ''))}</h${level}>`
    },
  },
  { name: 'list', starts: bullet, isLong: true, html: (lines) => `<ul>${items(lines, bullet)}</ul>` },
  { name: 'numbers', starts: number, isLong: true, html: (lines) => `<ol>${items(lines, number)}</ol>` },
  {
    name: 'quote',
    starts: /^\s*>/,
    isLong: true,
    html: (lines) =>
      `<blockquote><p>${lines.map((line) => inline(line.replace(/^\s*>\s?/, ''))).join('<br>')}</p></blockquote>`,
  },
]
const paragraph: Kind = {
  name: 'paragraph',
  isLong: true,
  html: (lines) => `<p>${lines.map((line) => inline(line.trim())).join('<br>')}</p>`,
}
const kindOf = (line: string): Kind => kinds.find(({ starts }) => starts.test(line)) ?? paragraph

const marks = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/

/** Converts bold and italic text, code and links within one line. Everything else is escaped. */
function inline(text: string): string {
  const found = marks.exec(text)
  if (!found?.groups) return escaped(text)
  const { bold, code, href, italic, label } = found.groups
  const made =
    bold !== undefined
      ? `<strong>${inline(bold)}</strong>`
      : italic !== undefined
        ? `<em>${inline(italic)}</em>`
        : code !== undefined
          ? `<code>${escaped(code)}</code>`
          : link(label ?? '', href ?? '')
  return escaped(text.slice(0, found.index)) + made + inline(text.slice(found.index + found[0].length))
}

/** Makes a link only if editors may use this kind of address. Otherwise the address is shown in brackets as text. */
const link = (label: string, href: string): string =>
  /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href)
    ? `<a href="${escaped(href)}">${inline(label)}</a>`
    : escaped(`${label} (${href})`)

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
