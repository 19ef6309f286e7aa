/** The elements that an SVG may contain. Scripts, animations, links to other files and embedded HTML are not among them. */
const elements = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop
  pattern clipPath mask marker filter feGaussianBlur feOffset feMerge feMergeNode feBlend feColorMatrix feComposite feFlood feDropShadow style`.split(
    /\s+/,
  ),
)
/** Matches the next piece of an SVG file: the XML declaration, a comment, an opening or closing tag, or a text. */
const piece =
  /<\?xml\s[^<>?]*\?>|<!--(?:(?!--)[^])*-->|<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/y
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** Matches the only links that are allowed: to an element of the same drawing, and embedded pictures. */
const innerLink = /^\s*(?:#[\w.-]+|data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*)\s*$/

/**
 * Whether an SVG contains only shapes, texts and colours. Any other SVG is refused. It is not repaired, because another program could read the
 * repaired file differently, and a drawing needs no script.
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
    // A link may only lead to a part of the drawing or to an embedded picture. `isHarmlessStyle` also refuses escapes, which could hide text.
    if (/^(?:[\w-]+:)?href$/i.test(name) && !innerLink.test(value)) return false
    if (!/^xmlns(?::|$)/.test(name) && !isHarmlessStyle(value)) return false
  }
  return true
}

const isHarmlessStyle = (value: string): boolean =>
  !/@import|expression\s*\(|javascript:|vbscript:|\\|&#/i.test(value) && !/url\s*\(\s*(?!["']?#)/i.test(value)
