import type { LogFilter } from '../contract.ts'

export const periods = ['1', '14', '90', 'all'] as const
type Period = (typeof periods)[number]

/** The filters of the audit trail that the user has chosen. They are part of the page's address. */
export interface LogState {
  readonly search: string
  readonly period: Period
  readonly actor: string
  readonly entity: string
  readonly entityId: string
  readonly page: number
}

export const unfiltered: LogState = { search: '', period: '14', actor: '', entity: '', entityId: '', page: 1 }

/** Reads the filters from the page's address. Values that are not possible are ignored. */
export function readState(params: URLSearchParams): LogState {
  const page = Number(params.get('seite') ?? '1')
  const text = (name: string): string => (params.get(name) ?? '').slice(0, 64)
  return {
    search: (params.get('suche') ?? '').slice(0, 200),
    period: periods.find((one) => one === params.get('zeitraum')) ?? unfiltered.period,
    actor: text('wer'),
    entity: text('was'),
    entityId: text('woran'),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

export function writeState(state: LogState): URLSearchParams {
  const { search, period, actor, entity, entityId, page } = state
  return new URLSearchParams({
    ...(search ? { suche: search } : {}),
    ...(period === unfiltered.period ? {} : { zeitraum: period }),
    ...(actor ? { wer: actor } : {}),
    ...(entity ? { was: entity } : {}),
    ...(entityId ? { woran: entityId } : {}),
    ...(page > 1 ? { seite: String(page) } : {}),
  })
}

export const isFiltered = ({ search, actor, entity, entityId }: LogState): boolean =>
  search !== '' || actor !== '' || entity !== '' || entityId !== ''

/**
 * Converts the filters to the query of the API call. A period of some days begins at midnight in `zone` and includes today. `now`:
 * milliseconds since 1970.
 */
export function queryOf(state: LogState, now: number, zone: string, branch: string | undefined): LogFilter {
  const { search, period, actor, entity, entityId } = state
  const today = Temporal.Instant.fromEpochMilliseconds(Math.floor(now)).toZonedDateTimeISO(zone).toPlainDate()
  const from = period === 'all' ? undefined : today.subtract({ days: Number(period) - 1 }).toZonedDateTime(zone)
  return {
    ...(from ? { from: from.toInstant().toString() } : {}),
    ...(search ? { search } : {}),
    ...(actor ? { actor } : {}),
    ...(entity ? { entity } : {}),
    ...(entityId ? { entityId } : {}),
    ...(branch ? { branch } : {}),
  }
}
