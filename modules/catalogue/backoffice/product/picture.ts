import { contentOf, isVehicle, type ProductValues } from '../parts/product-values.ts'

/** The identifiers of vehicles for which Servus has a drawing. */
const drawn: ReadonlySet<string> = new Set(['business', 'first-class', 'van'])

/**
 * The address of a product's first picture. A vehicle without a picture gets the drawing for its identifier. If there is no such drawing, it
 * gets the drawing for 'business'. Undefined for other products without a picture. With `copy`, the address of a smaller copy is returned.
 */
export function pictureOf(values: ProductValues, copy?: 'icon' | 'thumbnail'): string | undefined {
  const first = values.images?.[0]
  const folder = copy ? `/image/${copy}` : '/image'
  if (first?.id) return `${folder}/${first.id}-${first.version}.${first.extension}`
  if (!isVehicle(values)) return undefined
  const identifier = contentOf(values).identifier ?? ''
  return `${folder}/vehicle-${drawn.has(identifier) ? identifier : 'business'}-1.svg`
}
