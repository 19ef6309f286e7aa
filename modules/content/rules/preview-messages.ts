import { isObject } from './blocks/values.ts'

/** Messages that the page editor sends to the preview, which is the site in a frame. */
export type ToPreview =
  /** `draft`: the blocks as they are typed now. `select`: the id of the block that is chosen in the editor. */
  { kind: 'draft'; blocks: readonly unknown[] } | { kind: 'select'; id: string | undefined }

/** Messages that the preview sends to the page editor. `ready`: it has loaded. `select`: the user clicked this block. */
export type FromPreview = { kind: 'ready' } | { kind: 'select'; id: string }

export const isFromPreview = (data: unknown): data is FromPreview =>
  isObject(data) && (data['kind'] === 'ready' || (data['kind'] === 'select' && typeof data['id'] === 'string'))

export const isToPreview = (data: unknown): data is ToPreview =>
  isObject(data) &&
  ((data['kind'] === 'draft' && Array.isArray(data['blocks'])) ||
    (data['kind'] === 'select' && (data['id'] === undefined || typeof data['id'] === 'string')))

/**
 * The id of the block in the draft to which a rendered block belongs. A reusable part is one block in the draft, but is rendered as several blocks
 * with the ids '<id>', '<id>~1' …
 */
export const placeOf = (shown: string): string => shown.split('~')[0] ?? ''
