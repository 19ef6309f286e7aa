import type { NavigationItem } from '../contract.ts'

interface Page {
  id: string
  locale: string
  translationKey: string
}

/** A menu copied into another language: entries lead to the same page in that language where there is one. Labels are kept. */
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
