import type { ImageValue } from '../../rules/blocks/fields.ts'

/** The text that is read aloud instead of a picture. It is empty for a decorative picture, even if a text is stored. */
export const altOf = ({ alt, isDecorative }: ImageValue): string => (isDecorative === true ? '' : alt)
