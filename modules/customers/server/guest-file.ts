import type { Locale } from '#contract/locale.ts'
import type { PersonalRows } from '#platform/personal-data.ts'
import { privacyTexts } from '../words/privacy.ts'

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A page that a person can read and print: one table for each kind of record. Empty values and kinds are left out. */
export function guestPage(tables: Readonly<Record<string, PersonalRows>>, locale: Locale, day: string): string {
  const t = privacyTexts(locale)
  const titles: Readonly<Record<string, string>> = t.tables
  const parts = Object.entries(tables).flatMap(([name, rows]) =>
    rows.length === 0
      ? []
      : [
          `<h2>${escaped(titles[name] ?? name)}</h2>`,
          ...rows.map((row) => {
            const cells = Object.entries(row).filter(([, value]) => shown(value) !== '')
            return `<table>${cells.map(([key, value]) => `<tr><th scope="row">${escaped(key)}</th><td>${escaped(shown(value))}</td></tr>`).join('')}</table>`
          }),
        ],
  )
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(t.fileTitle)}</title><style>body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{width:14rem;font-weight:600}</style><h1>${escaped(t.fileTitle)}</h1><p>${escaped(t.fileLead(day))}</p>${parts.join('') || `<p>${escaped(t.fileEmpty)}</p>`}</html>`
}
