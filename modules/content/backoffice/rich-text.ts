/** A node of the editor: an element or a text, as in the browser's DOM. */
export interface RichNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: ArrayLike<RichNode>
  getAttribute?(name: string): string | null
}

const TEXT = 3
const ELEMENT = 1
/** Allowed elements, with the name that is stored. The server allows these and more (modules/content/server/clean-html.ts). */
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

/** HTML of an editor's content, written from allowed elements only. The only attribute is the address of a safe link. */
export function writeRichText(root: RichNode): string {
  const parts = childrenOf(root)
  // Text between blocks becomes a paragraph of its own.
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
  // Browsers nest a list in the paragraph from which it was made. The paragraph is removed.
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
