/** A node of the editor's content. It has the properties of a DOM node that `writeRichText` reads, so that tests need no browser. */
export interface RichNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: ArrayLike<RichNode>
  getAttribute?(name: string): string | null
}

const TEXT = 3
const ELEMENT = 1
/**
 * The allowed elements, each with the name of the element that is stored in its place: a `DIV` becomes a `p`. The server cleans the HTML
 * again; its own list allows more elements (modules/content/server/clean-html.ts).
 */
const names: Readonly<Record<string, string>> = {
  P: 'p',
  DIV: 'p',
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  A: 'a',
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  BR: 'br',
  BLOCKQUOTE: 'blockquote',
  HR: 'hr',
  U: 'u',
  S: 's',
  TABLE: 'table',
  THEAD: 'thead',
  TBODY: 'tbody',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  DL: 'dl',
  DT: 'dt',
  DD: 'dd',
  CODE: 'code',
  SUB: 'sub',
  SUP: 'sup',
}
const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'hr', 'table', 'dl'])
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT'])
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

export const isSafeLink = (address: string): boolean => safeLink.test(address.trim())

/**
 * Converts the editor's content to HTML that has only allowed elements. The only attribute that it writes is `href` of a link with a safe address.
 */
export function writeRichText(root: RichNode): string {
  const parts = childrenOf(root)
  // Text that is in no block element becomes its own paragraph.
  let html = ''
  let loose = ''
  const close = () => {
    if (loose.replaceAll(/<br>|&nbsp;/g, '').trim() !== '') html += `<p>${loose}</p>`
    loose = ''
  }
  for (const part of parts) {
    if (part.isBlock) {
      close()
      html += part.html
    } else loose += part.html
  }
  close()
  return html
}

interface Part {
  html: string
  isBlock: boolean
}

function childrenOf(node: RichNode): Part[] {
  return Array.from(node.childNodes).flatMap(partsOf)
}

function partsOf(node: RichNode): Part[] {
  if (node.nodeType === TEXT) return [{ html: escape(node.textContent ?? ''), isBlock: false }]
  if (node.nodeType !== ELEMENT || dropped.has(node.nodeName)) return []
  const name = names[node.nodeName]
  const inner = childrenOf(node)
  if (name === undefined) return inner
  if (name === 'br' || name === 'hr') return [{ html: `<${name}>`, isBlock: name === 'hr' }]
  // When a user turns a paragraph into a list, browsers put the list into that paragraph. Only the list is written.
  if (name === 'p' && inner.some((part) => part.isBlock)) return inner
  const html = inner.map((part) => part.html).join('')
  if (name === 'a') return [{ html: linkOf(node, html), isBlock: false }]
  if (blocks.has(name) && name !== 'hr' && html.replaceAll(/<br>|&nbsp;/g, '').trim() === '') return []
  return [{ html: `<${name}>${html}</${name}>`, isBlock: blocks.has(name) }]
}

function linkOf(node: RichNode, html: string): string {
  const address = node.getAttribute?.('href')?.trim() ?? ''
  return isSafeLink(address) ? `<a href="${escape(address).replaceAll('"', '&quot;')}">${html}</a>` : html
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
