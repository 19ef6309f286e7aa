export type Style = Readonly<Partial<Record<string, string>>>

/** Creates an element. Styles are set property by property, because the content security policy forbids style attributes in HTML. */
export function element(
  doc: Document,
  tag: string,
  style: Style = {},
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const made = doc.createElement(tag)
  for (const [name, value] of Object.entries(style))
    if (value !== undefined && value !== '') made.style.setProperty(name, value)
  made.append(...children)
  return made
}

/** The colour that was set for the region. If none was set: the brand's colour `token`. If the brand has no such colour: `otherwise`. */
export const colour = (own: string, token: string, otherwise: string): string => own || `var(${token}, ${otherwise})`

export const displayFont: Style = {
  'font-family':
    'var(--font-display, var(--font-text, "Hanken Grotesk Variable", "Hanken Grotesk", system-ui, sans-serif))',
  'font-weight': 'var(--display-weight, 700)',
  'letter-spacing': 'var(--display-track, 0)',
}
export const bodyFont: Style = {
  'font-family':
    'var(--font-text, "Hanken Grotesk Variable", "Hanken Grotesk", system-ui, "Segoe UI", Roboto, sans-serif)',
}
