import type { StoredBlock } from './blocks/block.ts'
import { isObject } from './blocks/values.ts'
import { type ReferenceKind } from './blocks/fields.ts'
import { filesInHtml } from './blocks/rich-files.ts'
import { placesOf } from './blocks/walk.ts'

/** A reference in a document. `path` is its position: '<block id>.products'. */
export interface Usage {
  kind: ReferenceKind | 'image' | 'upload' | 'branch'
  id: string
  path: string
}

/** All references, pictures and files in stored blocks. */
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

/** The pages and branches that a menu links to. */
export const usagesInMenu = (items: readonly Item[], path = 'items'): Usage[] =>
  items.flatMap((item, index) => {
    const at = `${path}.${index}`
    const own: Usage[] =
      (item.type === 'site' || item.type === 'branch') && item.target
        ? [{ kind: item.type, id: item.target, path: at }]
        : []
    return [...own, ...usagesInMenu(item.children, `${at}.children`)]
  })

/** Replaces every reusable part by its blocks. A part that contains itself, or is nested deeper than `depth`, is left out. */
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
