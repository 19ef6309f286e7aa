import type { ThemeView, Words } from '#modules/themes/contract.ts'
import type { UploadedImage } from '#ui/site/picture.tsx'
import type { Storefront } from '../contract.ts'

/** The parts of a theme that a storefront shows. */
export interface StoreLook {
  /** Address of the logo mark. If the theme has none, its place stays empty. */
  mark?: string | undefined
  greeting?: Words | undefined
  /** Picture of the screensaver. */
  atRest?: Words | undefined
  /** Dishes whose drawings the greeting and the screensaver show first. */
  favourites: readonly string[]
}

export const lookOf = ({ atRest, favourites, greeting, pictures }: ThemeView): StoreLook => ({
  mark: pictures.mark,
  greeting,
  atRest,
  favourites,
})

/**
 * As many drawn dishes of the branch as `count` says, the theme's favourites first. Empty if the branch has fewer drawings, because photos
 * do not fit on the coloured background.
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
