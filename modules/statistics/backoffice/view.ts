import type { RangeQuery, TimeGroup } from '../contract.ts'
import { channels } from '../contract.ts'
import { type ScreenClass, screens } from '../rules/devices.ts'
import { daysIn, periodOf } from '../rules/periods.ts'

export const tabs = ['visits', 'orders', 'revenue', 'forecast', 'technology', 'time'] as const
/** The tabs that the front desk sees. The front desk may not read the forecast and the working time. */
export const deskTabs = ['visits', 'orders', 'revenue', 'technology'] as const satisfies readonly Tab[]
export const timeGroups = ['user', 'department', 'branch', 'project'] as const satisfies readonly TimeGroup[]
type Tab = (typeof tabs)[number]

/** The settings of the page: tab, range and filters. All of them are in the address, so that a link or a saved view opens the same page. */
export interface View {
  tab: Tab
  from: string
  to: string
  isCompared: boolean
  isNet: boolean
  kind: 'food' | 'ride' | undefined
  channel: (typeof channels)[number] | undefined
  device: ScreenClass | undefined
  /** How the hours in the view 'Arbeitszeit' are grouped, for example by person. */
  by: TimeGroup
}

/** The quick choices for the range. A number is a number of days; today is the last of these days. */
export const quickDays = ['today', '7', '14', '30', '90', '365'] as const
type Quick = (typeof quickDays)[number]

export function quickRange(quick: Quick, today: string): { from: string; to: string } {
  const days = quick === 'today' ? 1 : Number(quick)
  return {
    from: Temporal.PlainDate.from(today)
      .subtract({ days: days - 1 })
      .toString(),
    to: today,
  }
}

/**
 * Reads the settings of the page from its address. If the address has no valid range, the quick choice in `tage` decides. If `tage` is
 * missing, too, the range is the last 14 days. For the front desk the range is always today (docs/rules/statistics.md, Who sees what).
 */
export function readView(params: URLSearchParams, today: string, isDesk: boolean): View {
  const last = quickDays.find((one) => one === params.get('tage'))
  const [from, to] = [params.get('von') ?? '', params.get('bis') ?? '']
  const isRange = isDay(from) && isDay(to) && periodOf(from, to) !== undefined
  const range = isDesk ? quickRange('today', today) : isRange ? { from, to } : quickRange(last ?? '14', today)
  const [kind, channel, device] = [params.get('art'), params.get('herkunft'), params.get('geraet')]
  const tab = (isDesk ? deskTabs : tabs).find((one) => one === params.get('ansicht'))
  return {
    ...range,
    tab: tab ?? 'orders',
    isCompared: params.get('vergleich') !== 'nein',
    isNet: params.get('netto') === 'ja',
    kind: kind === 'food' || kind === 'ride' ? kind : undefined,
    channel: channels.find((one) => one === channel),
    device: screens.find((one) => one === device),
    by: timeGroups.find((one) => one === params.get('nach')) ?? 'user',
  }
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

/** Writes the settings of the page into its address. Except for the tab and the range, default values are left out. */
export function writeView(view: View): URLSearchParams {
  const params = new URLSearchParams({ ansicht: view.tab, von: view.from, bis: view.to })
  if (!view.isCompared) params.set('vergleich', 'nein')
  if (view.isNet) params.set('netto', 'ja')
  if (view.kind) params.set('art', view.kind)
  if (view.channel) params.set('herkunft', view.channel)
  if (view.device) params.set('geraet', view.device)
  if (view.by !== 'user') params.set('nach', view.by)
  return params
}

/**
 * The address under which a view is saved. If its range is one of the quick choices, the choice itself is saved, for example 'the last 14
 * days'. The saved view then always ends on the present day. Any other range is saved with its dates.
 */
export function keptAddress(view: View, today: string): string {
  const params = writeView(view)
  const last = quickDays.find((quick) => {
    const { from, to } = quickRange(quick, today)
    return view.from === from && view.to === to
  })
  if (last) {
    params.delete('von')
    params.delete('bis')
    params.set('tage', last)
  }
  return params.toString()
}

export function daysOf({ from, to }: Pick<View, 'from' | 'to'>): number {
  const period = periodOf(from, to)
  return period ? daysIn(period) : 0
}

export const queryOf = (
  view: View,
  branch: string | undefined,
): Partial<RangeQuery> & { from: string; to: string } => ({
  from: view.from,
  to: view.to,
  ...(branch ? { branch } : {}),
  ...(view.isCompared ? { compare: 'previous' } : {}),
  ...(view.isNet ? { net: 'true' } : {}),
  ...(view.kind ? { kind: view.kind } : {}),
  ...(view.channel ? { channel: view.channel } : {}),
  ...(view.device ? { device: view.device } : {}),
})

/**
 * The filters for API calls about working time. These API calls do not accept the filters of orders and visits, for example the channel.
 */
export const timeQueryOf = (view: View, branch: string | undefined) => ({
  from: view.from,
  to: view.to,
  by: view.by,
  ...(branch ? { branch } : {}),
  ...(view.isCompared ? { compare: 'previous' as const } : {}),
})
