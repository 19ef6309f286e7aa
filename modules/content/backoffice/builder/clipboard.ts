import { newKey } from '#ui/new-key.ts'
import { isObject } from '../../rules/blocks/values.ts'

export { type Clip, useClipboard } from '#ui/backoffice/clipboard.ts'

/**
 * A copy of a value from the clipboard. Every item in it that has `id` and `type` gets a new id, so that no id occurs twice on a page.
 * Pictures and files have no `type`, so their ids do not change. A text or a number is returned unchanged.
 */
export function freshItem<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one: unknown) => freshItem(one)) as T
  if (!isObject(value)) return value
  const isItem = typeof value['id'] === 'string' && typeof value['type'] === 'string'
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === 'id' && isItem ? newKey() : freshItem(one),
  ])
  return Object.fromEntries(entries) as T
}
