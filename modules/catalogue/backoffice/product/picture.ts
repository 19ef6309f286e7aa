import { vehicleDrawing } from '#kernel/vehicle-drawing.ts'
import { contentOf, isVehicle, type ProductValues } from '../parts/product-values.ts'

/**
 * The address of a product's first picture. A vehicle without a picture gets the standard drawing that belongs to its identifier. Undefined
 * for other products without a picture. With `copy`, the address of a smaller copy is returned.
 */
export function pictureOf(values: ProductValues, copy?: 'icon' | 'thumbnail'): string | undefined {
  const first = values.images?.[0]
  const folder = copy ? `/image/${copy}` : '/image'
  if (first?.id) return `${folder}/${first.id}-${first.version}.${first.extension}`
  if (!isVehicle(values)) return undefined
  return `${folder}/${vehicleDrawing(contentOf(values).identifier)}-1.svg`
}
