import type { DocumentData } from '../../rules/differences.ts'
import type { DraftState } from './draft-state.ts'

/** The data with another value at a path: 'title' or '<block id>.lead'. */
export function withValue(data: DocumentData, path: string, value: unknown): DocumentData {
  const [first = '', field] = path.split(/\.(.*)/s)
  if (field === undefined) return { ...data, [first]: value }
  const content = Array.isArray(data['content']) ? (data['content'] as { id?: string }[]) : []
  return { ...data, content: content.map((block) => (block.id === first ? { ...block, [field]: value } : block)) }
}

/** The state of a draft that was just opened. */
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
