import type { NavigationItem } from '../contract.ts'

interface Page {
  id: string
  locale: string
  translationKey: string
}

/** Copies a menu into another language. Entries lead to the same page in that language, if it exists. Labels stay as they are. */
export const inLanguage = (
  items: readonly NavigationItem[],
  locale: 'de' | 'en',
  pages: readonly Page[],
): NavigationItem[] =>
  items.map((item) => {
    const children = inLanguage(item.children, locale, pages)
    if (item.type !== 'site') return { ...item, children }
    const key = pages.find(({ id }) => id === item.target)?.translationKey
    const twin = key ? pages.find((one) => one.locale === locale && one.translationKey === key) : undefined
    return { ...item, children, ...(twin ? { target: twin.id } : {}) }
  })
