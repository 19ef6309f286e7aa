import { menuGroups } from '#modules/store/rules/menu.ts'
import type { MenuDocument } from '../contract.ts'

export interface BoardLine {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly allergens: string
  /** The price as text: '16,90', 'ab 16,90'. Empty: the price is not shown. */
  readonly price: string
  readonly isSoldOut: boolean
}

export interface BoardGroup {
  readonly id: string
  readonly name: string
  readonly lines: readonly BoardLine[]
}

interface BoardWish {
  readonly locale: 'de' | 'en'
  readonly soldOut: 'strike' | 'hide'
}

const prefixes = {
  de: { fixed: '', approximate: 'ca. ', minimum: 'ab ' },
  en: { fixed: '', approximate: 'approx. ', minimum: 'from ' },
} as const

/** Formats a price: '16,90'. It has two decimals and a comma in both languages (docs/rules/money.md, Display). */
const boardPrice = (price: number): string => price.toFixed(2).replace('.', ',')

/**
 * The dishes that a screen shows at an instant, in the groups of the active menu. A dish that cannot be ordered at this time, for example
 * outside of its schedule, is left out. Exception: a sold-out dish is marked if it stays visible (`isVisibleWhenUnavailable`) and `soldOut`
 * is not 'hide'.
 */
export function boardGroups(menu: MenuDocument, at: Temporal.Instant, { locale, soldOut }: BoardWish): BoardGroup[] {
  const store = { ...menu, branch: { timeZone: menu.zone } }
  return menuGroups(store, at).flatMap(({ category, products }) => {
    const lines = products.flatMap(({ product, availability, isSoldOut }): BoardLine[] => {
      if (availability === 'disabled' && (!isSoldOut || soldOut === 'hide')) return []
      return [
        {
          id: product.id,
          name: (locale === 'en' && product.nameEn) || product.name,
          text: (locale === 'en' && product.textEn) || product.text,
          allergens: product.allergens,
          price: product.price === null ? '' : prefixes[locale][product.pricing] + boardPrice(product.price),
          isSoldOut: availability === 'disabled',
        },
      ]
    })
    const name = (locale === 'en' && category?.nameEn) || category?.name || ''
    return lines.length > 0 ? [{ id: category?.id ?? '', name, lines }] : []
  })
}

/** The dishes that were chosen for the region, in the chosen sequence. A chosen dish that the active menu does not show now is left out. */
export function boardProducts(
  menu: MenuDocument,
  at: Temporal.Instant,
  wish: BoardWish & { products: readonly string[] },
): BoardLine[] {
  const all = new Map(boardGroups(menu, at, wish).flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)))
  return wish.products.flatMap((id) => all.get(id) ?? [])
}
