import type { Locale } from '#contract/locale.ts'
import type { PersonalData, PersonalRows, PersonalWords } from '#platform/personal-data.ts'
import { guestFileTexts } from '../words/guest-file.ts'

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const decimal = /^-?\d+\.\d{4}$/

/** Converts a stored value to HTML. Lists become HTML lists, objects become nested tables. An empty result means that the value is not shown. */
function shown(value: unknown, locale: Locale, words: PersonalWords): string {
  const t = guestFileTexts(locale)
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (Array.isArray(value)) {
    const items = value.map((one) => shown(one, locale, words)).filter(Boolean)
    return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  }
  if (typeof value === 'object') return table(value, locale, words)
  const text = String(value)
  if (instant.test(text)) {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    return escaped(format.format(new Date(text)))
  }
  if (decimal.test(text))
    return escaped(Number(text).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }))
  return escaped(text)
}

function table(row: object, locale: Locale, words: PersonalWords): string {
  const cells = Object.entries(row).flatMap(([key, value]) => {
    const text = shown(value, locale, words)
    return text === '' ? [] : [`<tr><th scope="row">${escaped(words.columns[key] ?? key)}</th><td>${text}</td></tr>`]
  })
  return cells.length === 0 ? '' : `<table>${cells.join('')}</table>`
}

/** The displayed names of tables and columns. Each module supplies the names of its own tables. */
export function guestWords(sources: readonly PersonalData[], locale: Locale): PersonalWords {
  const { tables, columns } = guestFileTexts(locale)
  const own = sources.flatMap((source) => (source.words ? [source.words(locale)] : []))
  return {
    tables: Object.assign({}, tables, ...own.map((one) => one.tables)) as PersonalWords['tables'],
    columns: Object.assign({}, columns, ...own.map((one) => one.columns)) as PersonalWords['columns'],
  }
}

/**
 * Builds an HTML page that the guest can read and print, with one table for each record. Empty values, and tables without records, are left
 * out. `files`: paths of files in the same ZIP file, to which the page links.
 */
export function guestPage(
  tables: Readonly<Record<string, PersonalRows>>,
  words: PersonalWords,
  shape: { locale: Locale; day: string; files?: readonly string[] },
): string {
  const { locale, day, files = [] } = shape
  const t = guestFileTexts(locale)
  const parts = Object.entries(tables).flatMap(([name, rows]) =>
    rows.length === 0
      ? []
      : [`<h2>${escaped(words.tables[name] ?? name)}</h2>`, ...rows.map((row) => table(row, locale, words))],
  )
  const links = files.map(
    (file) => `<li><a href="${file.split('/').map(encodeURIComponent).join('/')}">${escaped(file)}</a></li>`,
  )
  if (links.length > 0) parts.push(`<h2>${escaped(t.files)}</h2><ul>${links.join('')}</ul>`)
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(t.title)}</title><style>${style}</style><h1>${escaped(t.title)}</h1><p>${escaped(t.lead(day))}</p>${parts.join('') || `<p>${escaped(t.empty)}</p>`}</html>`
}

const style =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}td table,td ul{margin:0}' +
  'th,td{border:1px solid #8888;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}' +
  'th{width:30%;max-width:14rem;font-weight:600}ul{padding-left:1.2rem}'
