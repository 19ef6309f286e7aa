import type { ImageValue } from '../../rules/blocks/fields.ts'

/** The `alt` text of a picture. It is empty for a decorative picture, even if a text is stored, so that screen readers skip it. */
export const altOf = ({ alt, isDecorative }: ImageValue): string => (isDecorative === true ? '' : alt)
