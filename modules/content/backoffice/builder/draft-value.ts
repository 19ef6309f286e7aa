import type { DocumentData } from '../../rules/differences.ts'
import { isObject } from '../../rules/blocks/values.ts'
import type { DraftState } from './draft-state.ts'

/**
 * Returns the data in which the value at `path` is replaced by `value`. A path is for example 'title', '<block id>.lead' or '<block
 * id>.entries.<item id>.answer'.
 */
export function withValue(data: DocumentData, path: string, value: unknown): DocumentData {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...data, [first]: value }
  return { ...data, content: within(data['content'], [first, ...rest], value) }
}

/**
 * Returns a copy of `at` in which the value at `path` is replaced by `value`. If `at` is a list, the first step of `path` is the id of an
 * entry. If the list has no such entry, its entries do not change. If `at` is an object, the first step is the name of a field. If `at` is
 * neither, it is returned unchanged.
 */
function within(at: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(at))
    return at.map((one: unknown) => (isObject(one) && one['id'] === step ? item(one, rest, value) : one))
  return isObject(at) ? { ...at, [step]: within(at[step], rest, value) } : at
}
const item = (one: Readonly<Record<string, unknown>>, path: readonly string[], value: unknown): unknown =>
  isObject(one['value']) ? { ...one, value: within(one['value'], path, value) } : within(one, path, value)

/** The state of the draft store when the editor has just opened a document: everything is saved. */
export const openedState = ({ data, revision }: { data: DocumentData; revision: number }): DraftState => ({
  data,
  saved: data,
  revision,
  status: 'saved',
  by: '',
  message: '',
  clashes: [],
  canUndo: false,
  canRedo: false,
  savedAt: undefined,
})
