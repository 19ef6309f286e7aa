import type { ImageValue } from '../../rules/blocks/fields.ts'

/** The point of a picture that stays visible where it is cut. */
export const focusOf = ({ focal }: Pick<ImageValue, 'focal'>): { objectPosition: string } | undefined =>
  focal && { objectPosition: `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%` }
