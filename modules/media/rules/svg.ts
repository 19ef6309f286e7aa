/** Elements that a drawing may contain: no scripts, external styles, animations, foreign content or external links. */
const elements = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop
  pattern clipPath mask marker filter feGaussianBlur feOffset feMerge feMergeNode feBlend feColorMatrix feComposite feFlood feDropShadow style`.split(
    /\s+/,
  ),
)
/** One syntactic unit of a document: its head, a comment, an opening or closing tag, or text. */
const piece =
  /<\?xml\s[^<>?]*\?>|<!--(?:(?!--)[^])*-->|<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/y
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** The only links that are allowed: references within the drawing, and pictures that are part of it. */
const innerLink = /^\s*(?:#[\w.-]+|data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*)\s*$/

/**
 * Accepts a drawing with only shapes, text and colours. Any other drawing is refused and not repaired: another program could read a rewritten
 * file differently, and no logo needs a script.
 */
export function isPlainDrawing(text: string): boolean {
  const drawing = text.replace(/^\uFEFF/, '')
  let seenRoot = false
  let inStyle = false
  piece.lastIndex = 0
  while (piece.lastIndex < drawing.length) {
    const found = piece.exec(drawing)
    if (!found) return false
    const [whole, closing, name, attributes = ''] = found
    if (name === undefined) {
      if (whole.startsWith('<?xml') && !/encoding\s*=\s*["'](?!utf-8)/i.test(whole)) continue
      if (whole.startsWith('<!--')) continue
      if (whole.startsWith('<?')) return false
      if (!seenRoot && whole.trim() !== '') return false
      if (inStyle && !isHarmlessStyle(whole)) return false
      continue
    }
    if (!elements.has(name)) return false
    if (!seenRoot && name !== 'svg') return false
    seenRoot = true
    if (name === 'style') inStyle = closing === '' && !whole.endsWith('/>')
    if (!areHarmless(attributes)) return false
  }
  return seenRoot
}

function areHarmless(attributes: string): boolean {
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? ''
    if (/^on/i.test(name)) return false
    // `isHarmlessStyle` also refuses escaped characters, which could hide a forbidden text from these checks.
    if (/^(?:[\w-]+:)?href$/i.test(name) && !innerLink.test(value)) return false
    if (!/^xmlns(?::|$)/.test(name) && !isHarmlessStyle(value)) return false
  }
  return true
}

const isHarmlessStyle = (value: string): boolean =>
  !/@import|expression\s*\(|javascript:|vbscript:|\\|&#/i.test(value) && !/url\s*\(\s*(?!["']?#)/i.test(value)
