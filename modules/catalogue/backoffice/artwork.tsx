import { themesEndpoints } from '#modules/themes/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { ImagesField } from '#ui/backoffice/crud/fields/ImagesField.tsx'
import { useLocale } from '#ui/backoffice/staff.tsx'

/** The drawings of the brand's themes. Staff can choose them as pictures, in addition to uploaded pictures. */
export function useArtwork() {
  const locale = useLocale()
  const themes = useCall(themesEndpoints.list).data?.value ?? []
  const drawings = Object.assign({}, ...themes.map((theme) => theme.drawings)) as (typeof themes)[number]['drawings']
  return Object.entries(drawings).map(([id, label]) => ({ id, label: label[locale] }))
}

export function CategoryImage(props: FieldProps) {
  return <ImagesField {...props} artwork={useArtwork()} />
}

export function ProductImages(props: FieldProps) {
  return <ImagesField {...props} artwork={useArtwork()} />
}
