import type { Locale } from '#contract/locale.ts'
import { homePaths, siteHref } from '../site-paths.ts'
import type { StoredBlock } from './block.ts'
import { withLinks } from './links.ts'

/** The values of a page that are needed to change the links to it. */
interface LinkedPage {
  locale: string
  path: string
  type: string
  translationKey: string
}

/**
 * Blocks for a page in another language. `changed`: how many links lead to a page in that language now. `left`: the links for which there is no such
 * page.
 */
interface LinkedBlocks {
  blocks: StoredBlock[]
  changed: number
  left: string[]
}

/**
 * Changes the links of blocks for a page in `language`. A link to a page in the other language then leads to the translation of that page.
 * If there is no translation, the link stays. In a link to a store, status or legal page, for example '/de/store/…', only the language
 * changes.
 */
export function linksIn(
  blocks: readonly StoredBlock[],
  language: Locale,
  pages: readonly LinkedPage[],
  newId: () => string,
): LinkedBlocks {
  const other = language === 'en' ? 'de' : 'en'
  const left = new Set<string>()
  let changed = 0
  const change = (path: string): string => {
    if (!path.startsWith(`/${other}/`)) return path
    const to = counterpart(path.replace(/\/$/, ''), language, pages)
    if (to === undefined) left.add(path)
    else changed++
    return to ?? path
  }
  return { blocks: withLinks(blocks, change, newId), changed, left: [...left] }
}

function counterpart(path: string, language: Locale, pages: readonly LinkedPage[]): string | undefined {
  const rest = path.slice(4)
  if (/^(store|status|site)\//.test(rest)) return `/${language}/${rest}`
  if (rest === homePaths[path.startsWith('/en') ? 'en' : 'de']) return `/${language}/${homePaths[language]}`
  const page = pages.find((one) => siteHref(one) === path)
  const twin = page?.translationKey
    ? pages.find((one) => one.locale === language && one.translationKey === page.translationKey)
    : undefined
  return twin && siteHref(twin)
}
