import { contentOf, isVehicle, type ProductValues } from '../parts/product-values.ts'

/** Drawings that every theme has for vehicles without a picture. */
const drawn: ReadonlySet<string> = new Set(['business', 'first-class', 'van'])

/** Address of the first picture; for a vehicle without one the drawing of its identifier. `copy` is a smaller copy of it. */
export function pictureOf(values: ProductValues, copy?: 'icon' | 'thumbnail'): string | undefined {
  const first = values.images?.[0]
  const folder = copy ? `/image/${copy}` : '/image'
  if (first?.id) return `${folder}/${first.id}-${first.version}.${first.extension}`
  if (!isVehicle(values)) return undefined
  const identifier = contentOf(values).identifier ?? ''
  return `${folder}/vehicle-${drawn.has(identifier) ? identifier : 'business'}-1.svg`
}
