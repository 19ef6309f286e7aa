import { shift } from '#ui/backoffice/format.ts'
import { orderStates, type OrderState } from '../../rules/lifecycle.ts'

/**
 * The filters and the page number of the history. They are stored in the page's address, because a shared link should show the same list.
 * `from` and `to` are calendar days in the time zone of the chosen branch. If no branch is chosen, the zone of the first branch is used.
 */
export interface HistoryView {
  from: string
  to: string
  state: OrderState | ''
  kind: 'ride' | 'food' | ''
  search: string
  page: number
}

export const PAGE_SIZE = 50
export const everything: HistoryView = { from: '', to: '', state: '', kind: '', search: '', page: 1 }

const day = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** Reads filters and page number from the address. An unknown value counts as if it were missing. */
export function readView(search: URLSearchParams): HistoryView {
  const state = orderStates.find((one) => one === search.get('status')) ?? ''
  const kind = search.get('art') === 'fahrten' ? 'ride' : search.get('art') === 'essen' ? 'food' : ''
  const page = Number(search.get('seite') ?? 1)
  return {
    from: day(search.get('von')),
    to: day(search.get('bis')),
    state,
    kind,
    search: (search.get('suche') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function writeView(view: HistoryView): URLSearchParams {
  const entries: [string, string][] = [
    ['von', view.from],
    ['bis', view.to],
    ['status', view.state],
    ['art', view.kind === 'ride' ? 'fahrten' : view.kind === 'food' ? 'essen' : ''],
    ['suche', view.search],
    ['seite', view.page > 1 ? String(view.page) : ''],
  ]
  return new URLSearchParams(entries.filter(([, value]) => value !== ''))
}

/** The query of the call that loads the history. `branch` is the branch that the user has chosen in the branch switcher. */
export const queryOf = (view: HistoryView, branch: string | undefined) => ({
  ...(view.from ? { from: view.from } : {}),
  ...(view.to ? { to: view.to } : {}),
  ...(view.state ? { state: view.state } : {}),
  ...(view.kind ? { kind: view.kind } : {}),
  ...(view.search ? { search: view.search } : {}),
  ...(branch ? { branch } : {}),
})

export const isFiltered = (view: HistoryView): boolean => writeView({ ...view, page: 1 }).size > 0

/** Tells whether the list is restricted by a search text, by filters, or by both. */
export function narrowedBy(view: HistoryView): { search: boolean; filters: boolean } {
  return { search: view.search.trim() !== '', filters: isFiltered({ ...view, search: '' }) }
}

type ViewName = 'all' | 'week' | 'rides' | 'canceled'

/** The fixed filters of the tabs of the history. `monday`: the Monday of the current week. */
export const views = (monday: string): Record<ViewName, HistoryView> => ({
  all: everything,
  week: { ...everything, from: monday, to: shift(monday, 6) },
  rides: { ...everything, kind: 'ride' },
  canceled: { ...everything, state: 'canceled' },
})

/** The tab whose filter equals the current filter; undefined if there is none. */
export function viewName(view: HistoryView, monday: string): ViewName | undefined {
  const wanted = writeView({ ...view, page: 1 }).toString()
  return (Object.entries(views(monday)) as [ViewName, HistoryView][]).find(
    ([, one]) => writeView(one).toString() === wanted,
  )?.[0]
}

/**
 * Reduces the server's CSV file to its header and the lines of the chosen orders. The browser writes no cells itself, because only the
 * server escapes them.
 */
export function onlyRows(csv: string, uids: ReadonlySet<string>): string {
  const [header = '', ...lines] = csv.split('\r\n')
  return `${[header, ...lines.filter((line) => uids.has(/^"([^"]*)"/.exec(line)?.[1] ?? ''))].join('\r\n')}\r\n`
}

/** Adds amounts in currency units. It adds whole cents, so that the sum is exact. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100
