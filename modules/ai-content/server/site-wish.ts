import type { Locale } from '#contract/locale.ts'
import { legalPaths } from '#modules/content/rules/site-paths.ts'
import type { PageDraft, PageDrafts } from '#modules/content/ports.ts'
import type { Refusal } from '#platform/module.ts'
import type { Wish } from '../contract.ts'
import { estimatedCost, worstCost } from '../rules/budget.ts'
import { choosePlaces } from '../rules/choose-places.ts'
import { type BrandFacts, textFromTemplate } from '../rules/from-template.ts'
import { type Ask, askFor } from '../rules/prompt.ts'
import { textPlaces } from '../rules/text-places.ts'
import type { AiProvider } from './adapters/provider.ts'
import type { StoredItem } from './rows.ts'

export const localeOfPage = ({ data }: PageDraft): Locale => (data['locale'] === 'en' ? 'en' : 'de')

/** Everything that an AI generation for a page needs: the texts to write, the prompt, the estimated cost, and the amount of money to reserve. */
interface PlannedWish {
  items: StoredItem[]
  ask: Ask
  input: string[]
  estimate: number
  reserve: number
}

/**
 * Prepares an AI generation for a page. Refused with ai.nothing (no text fits the task), ai.no_source (no page to translate from) or
 * ai.needs_provider. No texts are proposed for a page with the address of a legal text.
 */
export async function planWish(
  drafts: PageDrafts,
  page: PageDraft,
  wish: Wish,
  facts: BrandFacts,
  provider: AiProvider | undefined,
): Promise<{ ok: true; value: PlannedWish } | Refusal> {
  const { fields, from, instruction, task } = wish
  const locale = localeOfPage(page)
  const places = textPlaces(page.data)
  const isLegal = Object.values<string>(legalPaths).includes(String(page.data['path']))
  const source =
    task === 'translate' ? (await drafts.twins(page)).find((one) => !from || localeOfPage(one) === from) : undefined
  if (task === 'translate' && !source) return { ok: false, code: 'ai.no_source', field: 'from' }
  if (task === 'translate' && !provider) return { ok: false, code: 'ai.needs_provider', field: 'task' }
  const twins = new Map(source ? textPlaces(source.data).map(({ twin, value }) => [twin, value]) : [])
  const chosen = isLegal ? [] : choosePlaces(places, task, fields, twins)
  const items = chosen
    .map((place): StoredItem => ({
      path: place.path,
      type: place.type,
      max: place.max ?? null,
      before: place.value,
      after: provider ? '' : textFromTemplate(place, task, facts, locale),
      flags: [],
    }))
    .filter(({ after, before }) => provider || (after !== '' && after !== before))
  if (items.length === 0) return { ok: false, code: 'ai.nothing', field: 'fields' }
  const ask = askFor({ task, instruction, locale, page: places, places: chosen, twins, facts })
  const prompt = ask.system + ask.data + JSON.stringify(ask.schema)
  return {
    ok: true,
    value: {
      items,
      ask,
      input: [ask.data, instruction],
      estimate: provider ? estimatedCost(provider.prices, prompt, ask.maxTokens) : 0,
      reserve: provider ? worstCost(provider.prices, prompt, ask.maxTokens) : 0,
    },
  }
}
