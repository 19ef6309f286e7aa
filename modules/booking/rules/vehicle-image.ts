import { vehicleDrawing } from '#kernel/vehicle-drawing.ts'

interface Pictured {
  readonly images: readonly { readonly id: string; readonly version: number; readonly extension: string }[]
  readonly content: { readonly identifier?: string | undefined }
}

/**
 * The address of the vehicle's picture, which is stored with the order. It is the uploaded picture or, without one, the drawing that the
 * booking form shows.
 */
export function vehicleImage({ content, images: [image] }: Pictured): string {
  return image
    ? `/image/${image.id}-${image.version}.${image.extension}`
    : `/image/${vehicleDrawing(content.identifier)}-1.svg`
}
