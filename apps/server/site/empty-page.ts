import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { plainPage } from './plain-page.ts'

const commands = `npm run servus -- brand create \\
  donau --name "Donau Chauffeur" \\
  --host www.donau.example

npm run servus -- user create \\
  --brand donau --role admin \\
  --name "…" --email …`

/** The page of an installation without any brand: it tells the operator what to do next (docs/operations.md). */
export function emptyPage(locale: Locale): string {
  const { operator, retry, text, title } = siteTexts(locale).empty
  const shown = commands.replaceAll('"', '&quot;')
  return plainPage(locale, {
    title,
    body: `<p>${text}</p><p>${operator}</p><pre>${shown}</pre><a href="">${retry}</a>`,
  })
}
