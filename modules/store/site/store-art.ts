import wormMark from '#ui/site/art/mark-lindwurm.svg?url'
import type { UploadedImage } from '#ui/site/picture.tsx'
import type { Storefront } from '../contract.ts'

/** Marks drawn for a theme; a brand without one leaves the place empty. */
const marks: Readonly<Record<string, string>> = { lindwurm: `${wormMark}#mark` }
export const markOf = (theme: string): string | undefined => marks[theme]

/** Dishes that a theme likes to show on its greeting and its screensaver, when the branch has them. */
const favourites: Readonly<Record<string, readonly string[]>> = {
  lindwurm: ['dish-schnitzel', 'dish-weisswurst', 'dish-helles', 'dish-kaiserschmarrn'],
}

/** So many drawn dishes of the branch, the theme's favourites first; none when there are not enough: photos do not lie on any ground. */
export function drawnDishes(
  { products }: Pick<Storefront, 'products'>,
  theme: string,
  count: number,
): readonly UploadedImage[] {
  const drawn = new Map(
    products.flatMap(({ images }) => images.filter(({ extension }) => extension === 'svg').map((one) => [one.id, one])),
  )
  const first = (favourites[theme] ?? []).flatMap((id) => drawn.get(id) ?? [])
  const all = [...new Set([...first, ...drawn.values()])]
  return all.length < count ? [] : all.slice(0, count)
}
