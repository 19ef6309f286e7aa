import sanitize from 'sanitize-html'
import { richPictureAddress } from '../rules/blocks/rich-files.ts'

/**
 * The elements that texts of pages may contain. Another element is removed, but the text in it stays. If the element is in `nonTextTags`, its text
 * is removed, too (docs/rules/security.md, Output).
 */
const allowedTags = [
  'p h2 h3 h4 ul ol li a strong em b i u s br hr blockquote',
  'table thead tbody tr th td dl dt dd code sub sup img',
].flatMap((line) => line.split(' '))
/** Elements that are removed together with their content, because this content is not text for readers. */
const nonTextTags = 'script style iframe object embed template noscript svg math title textarea select option'.split(
  ' ',
)
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i
/** The maximum depth of nested elements. A deeper element is removed, but the text in it stays. */
const deepest = 40
/**
 * The maximum number of tags in one text. In a text with more tags, all tags are shown as text. The time that the library needs grows with
 * the square of the number of open elements, therefore a text of many tags could block the server. A usual text of the maximum length,
 * 60,000 characters, has far fewer tags.
 */
const mostTags = 10_000

/**
 * Keeps only the address of a link, and only if it is safe: http(s), mailto, tel, a path of this site or an anchor. A link to another website also
 * gets `rel`.
 */
function linkOf(tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  // oxlint-disable-next-line no-control-regex -- spaces and control characters in front would hide a scheme from us but not from a browser
  const address = href.replaceAll(/[\u0000-\u0020]/g, '')
  if (!safeLink.test(address)) return { tagName, attribs: {} }
  const outside = /^https?:/i.test(address)
  return { tagName, attribs: { href: address, ...(outside ? { rel: 'noopener noreferrer' } : {}) } }
}

/** Keeps only the address and the description of a picture. */
const pictureOf = (tagName: string, { alt = '', src = '' }: sanitize.Attributes): sanitize.Tag => ({
  tagName,
  attribs: { src, alt: alt.slice(0, 300) },
})

const rules: sanitize.IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img'],
  transformTags: { a: linkOf, img: pictureOf },
  // A picture from another website is removed, so that nothing is loaded from there.
  exclusiveFilter: ({ attribs, tag }) => tag === 'img' && !richPictureAddress.test(attribs['src'] ?? ''),
  nestingLimit: deepest,
}

/**
 * Cleans HTML that staff have written: it keeps only the allowed elements, safe addresses of links, and pictures of this website with their
 * descriptions. The library parses the text and writes new HTML, so no markup of the input reaches a page unchanged. Cleaning the result again does
 * not change it.
 */
export function cleanHtml(html: string): string {
  const text = html.replaceAll('\0', '')
  const isOverloaded = (text.match(/<[/!?]?[a-z]/gi)?.length ?? 0) > mostTags
  return sanitize(isOverloaded ? text.replaceAll('<', '&lt;') : text, rules).replaceAll(
    /<((?:br|hr|img)\b[^<>]*) \/>/g,
    '<$1>',
  )
}
