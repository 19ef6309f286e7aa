import sanitize from 'sanitize-html'
import { richPictureAddress } from '../rules/blocks/rich-files.ts'

/** Elements that texts of pages may have; other elements lose their tags and keep their text (docs/rules/security.md, Output). */
const allowedTags = [
  'p h2 h3 h4 ul ol li a strong em b i u s br hr blockquote',
  'table thead tbody tr th td dl dt dd code sub sup img',
].flatMap((line) => line.split(' '))
/** Elements whose content is dropped because it is not text. */
const nonTextTags = 'script style iframe object embed template noscript svg math title textarea select option'.split(
  ' ',
)
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i
/** The most levels of nested elements. Of deeper elements only the text stays. */
const deepest = 40
/**
 * The most tags of one text. The library's time grows with the square of the open elements, so a text that consists of tags could block the
 * server. A text with more tags is shown as it was written, with all its tags as text. The longest text, 60,000 characters, has far fewer tags.
 */
const mostTags = 10_000

/** Of a link, only the address stays, and only if it leads to a page, a mailbox or a phone. A link to another website also gets `rel`. */
function linkOf(tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  // oxlint-disable-next-line no-control-regex -- spaces and control characters in front would hide a scheme from us but not from a browser
  const address = href.replaceAll(/[\u0000-\u0020]/g, '')
  if (!safeLink.test(address)) return { tagName, attribs: {} }
  const outside = /^https?:/i.test(address)
  return { tagName, attribs: { href: address, ...(outside ? { rel: 'noopener noreferrer' } : {}) } }
}

/** A picture has only its address and its description. */
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
 * Cleans HTML of editors by one allowlist. The only attributes are a link's address (http, https, mailto, tel, own paths, anchors), and address
 * and description of a picture of this website. The result is written from the parsed parts, so no markup of the input reaches a page. Cleaning
 * twice gives the same result; the time grows linearly with the length.
 */
export function cleanHtml(html: string): string {
  const text = html.replaceAll('\0', '')
  const isOverloaded = (text.match(/<[/!?]?[a-z]/gi)?.length ?? 0) > mostTags
  return sanitize(isOverloaded ? text.replaceAll('<', '&lt;') : text, rules).replaceAll(
    /<((?:br|hr|img)\b[^<>]*) \/>/g,
    '<$1>',
  )
}
