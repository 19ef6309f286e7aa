import { isObject } from './blocks/values.ts'

/** What the editor says to the site in its frame. */
export type ToPreview =
  /** The blocks as they are typed. */
  { kind: 'draft'; blocks: readonly unknown[] } | { kind: 'select'; id: string | undefined }

/** What the site in the frame says to the editor. */
export type FromPreview = { kind: 'ready' } | { kind: 'select'; id: string }

export const isFromPreview = (data: unknown): data is FromPreview =>
  isObject(data) && (data['kind'] === 'ready' || (data['kind'] === 'select' && typeof data['id'] === 'string'))

export const isToPreview = (data: unknown): data is ToPreview =>
  isObject(data) &&
  ((data['kind'] === 'draft' && Array.isArray(data['blocks'])) ||
    (data['kind'] === 'select' && (data['id'] === undefined || typeof data['id'] === 'string')))

/** The block of the draft that a shown block belongs to: those of a reusable part are '<id>', '<id>~1' … */
export const placeOf = (shown: string): string => shown.split('~')[0] ?? ''
