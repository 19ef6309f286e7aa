import { blocksOf, type DocumentData } from './differences.ts'
import { isObject, lengthOf } from './blocks/values.ts'
import { placesOf } from './blocks/walk.ts'

/** Search engines show at most this many characters of a title and of a description. */
export const seoLimits = { title: 60, description: 155 } as const

export type SeoWarning =
  | { kind: 'titleLong' | 'descriptionLong' | 'descriptionMissing' }
  | { kind: 'titleTwice'; name: string }
  | { kind: 'altMissing'; count: number }
  | { kind: 'linkDead'; path: string }

interface Other {
  id: string
  locale: string
  name: string
  path: string
  isLive: boolean
}

/** The addresses of published pages, together with `known`: addresses that exist although no content page has them. */
export const livePaths = (
  pages: readonly Pick<Other, 'isLive' | 'locale' | 'path'>[],
  known: readonly string[],
): ReadonlySet<string> =>
  new Set([...pages.filter(({ isLive }) => isLive).map(({ locale, path }) => `/${locale}/${path}`), ...known])

/** Returns the path of a link if it leads to a page of this site that is not published. Undefined if the link is fine. */
export function deadPath(address: string, live: ReadonlySet<string>): string | undefined {
  if (!/^\/(de|en)\//.test(address)) return undefined
  const path = address.split(/[?#]/)[0] ?? ''
  return live.has(path) || /^\/(de|en)\/(store|site|status)\//.test(path) ? undefined : path
}

/**
 * Returns warnings about a page for search engines and readers. Examples are a title or description that is too long, a title that is used twice,
 * pictures without a text, and links to pages that are not published. A page with warnings can be published.
 */
export function seoWarnings(
  data: DocumentData,
  id: string,
  others: readonly Other[],
  known: readonly string[],
): SeoWarning[] {
  const title = String(data['title'] || data['name'] || '')
  const description = String(data['description'] ?? '')
  const twin = others.find(
    (one) => one.id !== id && one.locale === data['locale'] && one.name.trim() === title.trim() && title.trim() !== '',
  )
  const places = placesOf(blocksOf(data))
  const lacking = places
    .flatMap(({ field, value }) =>
      field.type === 'image' ? [value] : field.type === 'images' && Array.isArray(value) ? value : [],
    )
    .filter(
      (image) => isObject(image) && image['isDecorative'] !== true && String(image['alt'] ?? '').trim() === '',
    ).length
  const live = livePaths(others, known)
  const dead = places.flatMap(({ field, value }) =>
    field.type === 'url' && typeof value === 'string' ? (deadPath(value, live) ?? []) : [],
  )
  return [
    ...(lengthOf(title) > seoLimits.title ? [{ kind: 'titleLong' as const }] : []),
    ...(lengthOf(description) > seoLimits.description ? [{ kind: 'descriptionLong' as const }] : []),
    ...(description.trim() === '' ? [{ kind: 'descriptionMissing' as const }] : []),
    ...(twin ? [{ kind: 'titleTwice' as const, name: twin.name }] : []),
    ...(lacking > 0 ? [{ kind: 'altMissing' as const, count: lacking }] : []),
    ...[...new Set(dead)].map((path) => ({ kind: 'linkDead' as const, path })),
  ]
}

/** Makes the path of a page from its name: 'Weihnachtsfeiern & Brunch' → 'weihnachtsfeiern-brunch'. */
export const pathFrom = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
