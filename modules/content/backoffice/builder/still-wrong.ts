import { blockFailures } from '../../contract/block-failures.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { isObject } from '../../rules/blocks/values.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { sameData } from '../../rules/merge.ts'
import type { Problem } from './ProblemList.tsx'

/**
 * Whether a field that stopped a publication is still wrong. A problem without a field counts as wrong. A field of a block is checked again
 * with the same rules as on the server. A problem that only the server can find, for example that an address is already used, counts as
 * unsolved until the value changes. `then`: the document at the time of the refusal.
 */
export function isStillWrong(problem: Problem, then: DocumentData, now: DocumentData): boolean {
  const { code, field } = problem
  if (!field) return true
  const isSame = sameData(valueAt(then, field), valueAt(now, field))
  const [, id] = /^content\.([^.]+)/.exec(field) ?? []
  const find = (data: DocumentData) => blocksOf(data).find((one) => one.id === id)
  const [before, block] = [find(then), find(now)]
  if (before) return block !== undefined && (fails(before, problem) ? fails(block, problem) : isSame)
  const value = valueAt(now, field)
  return isSame || (code === 'field.required' && String(value ?? '').trim() === '')
}

const fails = (block: StoredBlock, { code, field }: Problem): boolean =>
  blockFailures(block).some((one) => one.field === field && one.code === code)

/**
 * The value of a field: 'content.<block>.items.<item>.title', 'items.0.label'. Blocks and items are found by their ids. Undefined if there
 * is no such field.
 */
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
