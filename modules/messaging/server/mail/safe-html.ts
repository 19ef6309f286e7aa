import { visible } from '#kernel/one-line.ts'

/** HTML that is inserted into a mail without escaping. Only the template `html` creates it, and `html` escapes every other value. */
export class SafeHtml {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | SafeHtml | undefined | false | readonly Part[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => visible(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof SafeHtml) return part.markup
  return Array.isArray(part) ? part.map(markupOf).join('') : escape(String(part))
}

/**
 * A template for HTML: html`<p>${text}</p>`. Values are escaped, except values that `html` has created. `undefined` and `false` give an
 * empty text. Attributes must be quoted.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): SafeHtml =>
  new SafeHtml(strings.map((text, at) => text + (at < parts.length ? markupOf(parts[at]) : '')).join(''))

/** Escapes a text that somebody has typed, and shows its line breaks in HTML. */
export const lines = (text: string): SafeHtml[] =>
  visible(text)
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [html`${line}`] : [html`<br />`, html`${line}`]))
