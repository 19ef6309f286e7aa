import { isObject } from './blocks/values.ts'

/** Messages from the editor to the site in its frame. */
export type ToPreview =
  /** The blocks as they are typed. */
  { kind: 'draft'; blocks: readonly unknown[] } | { kind: 'select'; id: string | undefined }

/** Messages from the site in the frame to the editor. */
export type FromPreview = { kind: 'ready' } | { kind: 'select'; id: string }

export const isFromPreview = (data: unknown): data is FromPreview =>
  isObject(data) && (data['kind'] === 'ready' || (data['kind'] === 'select' && typeof data['id'] === 'string'))

export const isToPreview = (data: unknown): data is ToPreview =>
  isObject(data) &&
  ((data['kind'] === 'draft' && Array.isArray(data['blocks'])) ||
    (data['kind'] === 'select' && (data['id'] === undefined || typeof data['id'] === 'string')))

/** The id of the draft's block that a shown block comes from. Blocks of a reusable part have the ids '<id>', '<id>~1' … */
export const placeOf = (shown: string): string => shown.split('~')[0] ?? ''
