import { contentOf, isVehicle, type ProductValues } from '../parts/product-values.ts'

/** Identifiers of vehicles for which every theme has a drawing. */
const drawn: ReadonlySet<string> = new Set(['business', 'first-class', 'van'])

/** Address of the first picture. A vehicle without a picture gets the drawing of its identifier. `copy`: a smaller copy of the picture. */
export function pictureOf(values: ProductValues, copy?: 'icon' | 'thumbnail'): string | undefined {
  const first = values.images?.[0]
  const folder = copy ? `/image/${copy}` : '/image'
  if (first?.id) return `${folder}/${first.id}-${first.version}.${first.extension}`
  if (!isVehicle(values)) return undefined
  const identifier = contentOf(values).identifier ?? ''
  return `${folder}/vehicle-${drawn.has(identifier) ? identifier : 'business'}-1.svg`
}
