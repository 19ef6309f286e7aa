import { failuresOf } from '#contract/shape-failures.ts'
import type { Failure } from '#kernel/result.ts'
import type { StoredBlock } from '../rules/blocks/block.ts'
import { isObject } from '../rules/blocks/values.ts'
import { blockIssues } from './field-schema.ts'

/**
 * Checks one block and returns each wrong field, named by a path such as 'content.<block>.items.<item>.title', with its error code. A
 * hidden block is not checked, because visitors do not see it; the result is then empty. The server and the editor use this function.
 */
export function blockFailures(block: StoredBlock): Failure[] {
  if (block.isHidden) return []
  return failuresOf(blockIssues(block), block).map((failure) => ({
    ...failure,
    field: ['content', block.id ?? '', ...byIds(block, (failure.field ?? '').split('.').filter(Boolean))].join('.'),
  }))
}

/**
 * Replaces the indexes in the path of a field by ids: 'items.0.value.title' → 'items.<id of the item>.title'. So the path stays right when items
 * move.
 */
function byIds(root: unknown, path: readonly string[]): string[] {
  const [first, ...rest] = path
  if (first === undefined) return []
  const next = Array.isArray(root) ? root[Number(first)] : isObject(root) ? root[first] : undefined
  if (first === 'value' && isObject(root) && 'type' in root) return byIds(next, rest)
  const name =
    Array.isArray(root) && isObject(next) && typeof next['id'] === 'string' && 'value' in next ? next['id'] : first
  return [name, ...byIds(next, rest)]
}
