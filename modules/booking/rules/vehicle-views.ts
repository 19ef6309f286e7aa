import type { Locale } from '#contract/locale.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { isVehicleIn, productName } from '#modules/catalogue/rules/product-words.ts'

/** A vehicle with the data that the vehicles section of a page shows, in the language of the page. */
export interface VehicleView {
  id: string
  identifier: string | undefined
  name: string
  /** The text about the vehicle: `description2` if it is filled in, otherwise its description. */
  text: string
  seats: number | undefined
  luggage: number | undefined
  images: PublicProduct['images']
  /** True for the vehicle with the highest price per kilometre. The section shows it first. */
  isFlagship: boolean
}

type Vehicle = Pick<
  PublicProduct,
  | 'id'
  | 'type'
  | 'name'
  | 'description'
  | 'translations'
  | 'content'
  | 'images'
  | 'isPublic'
  | 'isEnabled'
  | 'position'
  | 'price'
>

/**
 * Returns the vehicles for the vehicles section: public, enabled, and meant for this language or for all languages (specification §2,
 * Vehicles section; docs/adr/0011). If a text has no translation, the German text is used.
 */
export function vehicleViews(products: readonly Vehicle[], locale: Locale): VehicleView[] {
  const shown = products
    .filter((product) => product.isPublic && product.isEnabled && isVehicleIn(product, locale))
    .toSorted((a, b) => a.position - b.position)
  const dearest = Math.max(...shown.map(({ price }) => price ?? 0))
  const flagship = shown.find(({ price }) => (price ?? 0) === dearest)
  return shown
    .map((product) => {
      const words = locale === 'de' ? undefined : product.translations[locale]
      return {
        id: product.id,
        identifier: product.content.identifier,
        name: productName(product, locale),
        text:
          (product.content.description2 && (words?.description2 || product.content.description2)) ||
          words?.description ||
          product.description,
        seats: product.content.seats,
        luggage: product.content.luggage,
        images: product.images,
        isFlagship: product === flagship,
      }
    })
    .toSorted((a, b) => Number(b.isFlagship) - Number(a.isFlagship))
}
