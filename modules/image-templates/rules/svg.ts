/** An element of an SVG drawing. The editor makes React elements from it, and the server makes SVG text (`svgText`). */
export interface Shape {
  readonly tag: 'svg' | 'g' | 'rect' | 'ellipse' | 'path' | 'image'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children?: readonly Shape[]
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string | number): string => String(value).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Converts a drawing to SVG text. */
export function svgText({ tag, attributes, children = [] }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${written.join('')}>${children.map((child) => svgText(child)).join('')}</${tag}>`
}
