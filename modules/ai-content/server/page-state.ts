import type { PageDraft, PageDrafts } from '#modules/content/ports.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Budget, SiteSuggestions } from '../contract.ts'
import { textPlaces } from '../rules/text-places.ts'
import { generationOf } from './rows.ts'
import { localeOfPage } from './site-wish.ts'
import { readDecisions, readGenerations, suggestionsOf } from './suggestions.ts'

/** Collects everything that the screen with the proposals for a page shows. */
export async function pageState(
  core: BrandCore,
  { budget, drafts }: { budget: () => Promise<Budget>; drafts: () => PageDrafts },
  page: PageDraft,
): Promise<{ ok: true; value: SiteSuggestions }> {
  const rows = await readGenerations(core.db, page.id, core.clock.now().subtract({ hours: 24 * 7 }))
  const decided = await readDecisions(
    core.db,
    rows.map(({ id }) => id),
  )
  const last = rows.at(-1)
  return {
    ok: true,
    value: {
      revision: page.revision,
      name: String(page.data['name'] ?? ''),
      locale: localeOfPage(page),
      sources: (await drafts().twins(page)).map(localeOfPage),
      texts: textPlaces(page.data).map(({ path }) => path),
      suggestions: suggestionsOf(page, rows, decided),
      last: last ? generationOf(last) : null,
      budget: await budget(),
    },
  }
}
