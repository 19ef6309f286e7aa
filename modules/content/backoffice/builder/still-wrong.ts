import { blockFailures } from '../../contract/block-failures.ts'
import { isObject } from '../../rules/blocks/values.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { sameData } from '../../rules/merge.ts'
import type { Problem } from './ProblemList.tsx'

/**
 * Whether a field that stopped a publication is still wrong: its value is the same as it was then, or the new value fails the same check. `then`:
 * the document as it was refused.
 */
export function isStillWrong({ code, field }: Problem, then: DocumentData, now: DocumentData): boolean {
  if (!field || sameData(valueAt(then, field), valueAt(now, field))) return true
  if (code === undefined) return false
  const [, id] = /^content\.([^.]+)/.exec(field) ?? []
  const block = blocksOf(now).find((one) => one.id === id)
  if (block) return blockFailures(block).some((one) => one.field === field && one.code === code)
  const value = valueAt(now, field)
  return code === 'field.required' && (value === undefined || value === null || String(value).trim() === '')
}

/** The value of a field: 'content.<block>.items.<item>.title', 'items.0.label'. Blocks and items are found by their ids. */
function valueAt(data: DocumentData, field: string): unknown {
  let at: unknown = data
  for (const name of field.split('.')) {
    if (Array.isArray(at)) at = at.find((one: unknown) => isObject(one) && one['id'] === name) ?? at[Number(name)]
    else if (isObject(at)) at = isItem(at) && name in at['value'] ? at['value'][name] : at[name]
    else return undefined
  }
  return at
}

const isItem = (
  one: Readonly<Record<string, unknown>>,
): one is Readonly<Record<string, unknown>> & { value: Readonly<Record<string, unknown>> } => isObject(one['value'])
