import type { ThemeView, Words } from '#modules/themes/contract.ts'
import type { UploadedImage } from '#ui/site/picture.tsx'
import type { Storefront } from '../contract.ts'

/** What a storefront shows of the theme of the brand. */
export interface StoreLook {
  /** Address of the logo. Undefined: the theme has none, and nothing is shown in its place. */
  mark?: string | undefined
  greeting?: Words | undefined
  /** The text of the screensaver. Undefined: the screensaver shows the name of the branch. */
  atRest?: Words | undefined
  /** Ids of the drawings that the greeting and the screensaver should show first. */
  favourites: readonly string[]
}

export const lookOf = ({ atRest, favourites, greeting, pictures }: ThemeView): StoreLook => ({
  mark: pictures.mark,
  greeting,
  atRest,
  favourites,
})

/**
 * Chooses `count` drawings of dishes of the branch; the favourites of the theme come first. Empty if the dishes have fewer drawings. Photos
 * are not used, because they do not fit on the coloured background.
 */
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
