import type { NavigationItem } from '../contract.ts'

interface Page {
  id: string
  locale: string
  translationKey: string
}

/**
 * Copies the entries of a menu for a menu in another language. An entry that leads to a page then leads to the translation of that page; if
 * there is no translation, the entry stays the same. The labels are not translated.
 */
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
