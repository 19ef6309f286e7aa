import { vehicleDrawing } from '#kernel/vehicle-drawing.ts'

interface Pictured {
  readonly images: readonly { readonly id: string; readonly version: number; readonly extension: string }[]
  readonly content: { readonly identifier?: string | undefined }
}

/** Address of the vehicle's picture that is stored with an order: the uploaded picture, otherwise the drawing that the form shows. */
export function vehicleImage({ content, images: [image] }: Pictured): string {
  return image
    ? `/image/${image.id}-${image.version}.${image.extension}`
    : `/image/${vehicleDrawing(content.identifier)}-1.svg`
}
