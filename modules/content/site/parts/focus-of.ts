import type { ImageValue } from '../../rules/blocks/fields.ts'

/** The style that keeps the focal point of a picture visible when it is cropped. */
export const focusOf = ({ focal }: Pick<ImageValue, 'focal'>): { objectPosition: string } | undefined =>
  focal && { objectPosition: `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%` }
