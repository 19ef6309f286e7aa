import type { StoredBlock } from './blocks/block.ts'
import { isObject } from './blocks/values.ts'
import { type ReferenceKind } from './blocks/fields.ts'
import { filesInHtml } from './blocks/rich-files.ts'
import { placesOf } from './blocks/walk.ts'

/** A reference from a document to another record or file. `path` is where it is in the document: '<block id>.products'. */
export interface Usage {
  kind: ReferenceKind | 'image' | 'upload' | 'branch'
  id: string
  path: string
}

/** Lists what stored blocks refer to: other records, pictures and files. */
export function usagesIn(blocks: readonly StoredBlock[]): Usage[] {
  return placesOf(blocks).flatMap(({ field, path, value }): Usage[] => {
    const list = Array.isArray(value) ? value : [value]
    switch (field.type) {
      case 'reference':
        return list.flatMap((id) => (typeof id === 'string' && id !== '' ? [{ kind: field.to, id, path }] : []))
      case 'image':
      case 'images':
        return list.flatMap((one) =>
          isObject(one) && typeof one['id'] === 'string' ? [{ kind: 'image', id: one['id'], path }] : [],
        )
      case 'file':
      case 'files':
        return list.flatMap((one) =>
          isObject(one) && typeof one['id'] === 'string' ? [{ kind: 'upload', id: one['id'], path }] : [],
        )
      case 'wysiwyg':
        return typeof value === 'string' ? filesInHtml(value).map(({ id, kind }) => ({ kind, id, path })) : []
      default:
        return []
    }
  })
}

interface Item {
  type: string
  target?: string | undefined
  children: readonly Item[]
}

/** Lists the pages and branches to which the entries of a menu lead. */
export const usagesInMenu = (items: readonly Item[], path = 'items'): Usage[] =>
  items.flatMap((item, index) => {
    const at = `${path}.${index}`
    const own: Usage[] =
      (item.type === 'site' || item.type === 'branch') && item.target
        ? [{ kind: item.type, id: item.target, path: at }]
        : []
    return [...own, ...usagesInMenu(item.children, `${at}.children`)]
  })

/**
 * Replaces each block of the type 'part' by the blocks of that reusable part. A part that contains itself, that is nested in five other
 * parts, or that `partOf` does not find is left out.
 */
export function withParts(
  blocks: readonly StoredBlock[],
  partOf: (id: string) => readonly StoredBlock[] | undefined,
  depth = 5,
  open: ReadonlySet<string> = new Set(),
): StoredBlock[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'part') return [block]
    const id = typeof block['block'] === 'string' ? block['block'] : ''
    if (open.has(id) || depth === 0) return []
    return withParts(partOf(id) ?? [], partOf, depth - 1, new Set([...open, id]))
  })
}
