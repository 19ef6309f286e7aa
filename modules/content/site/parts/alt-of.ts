import type { ImageValue } from '../../rules/blocks/fields.ts'

/** What is read aloud instead of a picture: nothing for one that only decorates, whatever stood there before. */
export const altOf = ({ alt, isDecorative }: ImageValue): string => (isDecorative === true ? '' : alt)
