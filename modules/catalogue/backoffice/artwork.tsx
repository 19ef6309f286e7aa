import { useTexts } from '#ui/backoffice/staff.tsx'
import { artworkNames } from '../words/artwork.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { ImagesField } from '#ui/backoffice/crud/fields/ImagesField.tsx'

/** Drawings that ship with the product, beside what staff upload. */
export function useArtwork() {
  const names = useTexts(artworkNames)
  return Object.entries(names).map(([id, label]) => ({ id, label }))
}

export function CategoryImage(props: FieldProps) {
  return <ImagesField {...props} artwork={useArtwork()} />
}

export function ProductImages(props: FieldProps) {
  return <ImagesField {...props} artwork={useArtwork()} />
}
