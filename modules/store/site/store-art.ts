import type { ThemeView, Words } from '#modules/themes/contract.ts'
import type { UploadedImage } from '#ui/site/picture.tsx'
import type { Storefront } from '../contract.ts'

/** What a storefront shows of its theme. */
export interface StoreLook {
  /** Address of the mark; a theme without one leaves the place empty. */
  mark?: string | undefined
  greeting?: Words | undefined
  /** On the screen at rest. */
  atRest?: Words | undefined
  /** Drawings that come first on the greeting and on the screen at rest. */
  favourites: readonly string[]
}

export const lookOf = ({ atRest, favourites, greeting, pictures }: ThemeView): StoreLook => ({
  mark: pictures.mark,
  greeting,
  atRest,
  favourites,
})

/** So many drawn dishes of the branch, the theme's favourites first; none when there are not enough: photos do not lie on any ground. */
export function drawnDishes(
  { products }: Pick<Storefront, 'products'>,
  { favourites }: Pick<StoreLook, 'favourites'>,
  count: number,
): readonly UploadedImage[] {
  const drawn = new Map(
    products.flatMap(({ images }) => images.filter(({ extension }) => extension === 'svg').map((one) => [one.id, one])),
  )
  const first = favourites.flatMap((id) => drawn.get(id) ?? [])
  const all = [...new Set([...first, ...drawn.values()])]
  return all.length < count ? [] : all.slice(0, count)
}
