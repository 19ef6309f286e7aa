import type { Entity } from '#contract/entity.ts'

/** The number of records on one page of an entity's list. */
export const PAGE_SIZE = 50

/** State of a list. It is stored in the address of the page, so that links, reloads and 'back' restore it. */
export interface ListState {
  readonly search: string
  /** Sort order: 'name' or '-name' (descending). */
  readonly sort: string
  readonly page: number
  /** Only records with this value of a field: 'categoryId:0198…'; '' for all records. */
  readonly by?: string
}

/** Reads the list state from the address. Invalid values are ignored, because people type links by hand. */
export function readListState(params: URLSearchParams, entity: Pick<Entity, 'fields' | 'sort'>): ListState {
  const page = Number(params.get('seite') ?? '1')
  const sort = params.get('sort') ?? ''
  const by = (params.get('nur') ?? '').slice(0, 120)
  const isKnown = ['createdAt', 'updatedAt', ...Object.keys(entity.fields)].includes(sort.replace(/^-/, ''))
  return {
    search: (params.get('suche') ?? '').slice(0, 200),
    sort: isKnown ? sort : entity.sort,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    ...(Object.hasOwn(entity.fields, by.split(':')[0] ?? '') && by.includes(':') ? { by } : {}),
  }
}

/** Writes the list state to the address. Defaults are left out, other params are unchanged. */
export function writeListState(
  before: URLSearchParams,
  state: ListState,
  entity: Pick<Entity, 'sort'>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  const put = (name: string, value: string, usual: string) =>
    value === usual ? after.delete(name) : after.set(name, value)
  put('suche', state.search.trim(), '')
  put('sort', state.sort, entity.sort)
  put('nur', state.by ?? '', '')
  put('seite', String(state.page), '1')
  return after
}

/** The state after a click on a header: ascending, then descending, then the default. A new sort order starts at the first page. */
export function toggleSort(state: ListState, column: string, usual: string): ListState {
  const sort = state.sort === column ? `-${column}` : state.sort === `-${column}` ? usual : column
  return { ...state, sort: sort === state.sort ? column : sort, page: 1 }
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** The fields that are shown as columns, from left to right. Columns whose values have no order cannot be sorted. */
export function columnsOf(entity: Pick<Entity, 'fields'>): { name: string; sortable: boolean }[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => field.column !== undefined)
    .toSorted(([, a], [, b]) => (a.column ?? 0) - (b.column ?? 0))
    .map(([name, field]) => ({
      name,
      sortable: !['references', 'multiselect', 'list', 'json', 'images', 'hours', 'translations'].includes(
        field.widget,
      ),
    }))
}

/**
 * The order in which columns are hidden when the list is too narrow. First come the less important columns (`lesser`), then all others
 * from right to left. The first column opens the record and is never hidden. The sorted column is hidden last.
 */
export function firstToGo(columns: readonly string[], lesser: readonly string[], sort: string): string[] {
  const sorted = sort.replace(/^-/, '')
  const others = columns.slice(1).toReversed()
  const ranked = [...lesser.filter((name) => others.includes(name)), ...others.filter((name) => !lesser.includes(name))]
  return [...ranked.filter((name) => name !== sorted), ...ranked.filter((name) => name === sorted)]
}
