import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'
import { type OrderCall, orderCalls, summaries, type VisitCall, visitCalls } from './contract/calls.ts'
import { RangeQuery, Statistic } from './contract/answer.ts'
import { annotationEndpoints } from './contract/annotation.ts'
import { fileTypes } from './contract/file-types.ts'
import { forecast, forecastFiles } from './contract/forecast.ts'
import { menuHintsCall } from './contract/menu-hints.ts'
import { ownStatistics } from './contract/own.ts'
import { timeFiles, timeStatistics } from './contract/time.ts'

export { channels, RangeQuery, Statistic, StatRow } from './contract/answer.ts'
export {
  type TimeCall,
  timeCalls,
  timeFiles,
  type TimeGroup,
  type TimeQuery,
  timeStatistics,
  type WorkEntry,
} from './contract/time.ts'
export { type OrderCall, orderCalls, type RangeCall, type VisitCall, visitCalls } from './contract/calls.ts'

const rangeCall = <Name extends string>(name: Name, summary: string) =>
  endpoint({
    id: `statistics.${name}`,
    method: 'GET',
    path: `/api/statistics/${name}`,
    access: desks,
    query: RangeQuery,
    reply: Statistic,
    summary,
  })

type RangeEndpoint = ReturnType<typeof rangeCall>
export const orderStatistics = Object.fromEntries(
  orderCalls.map((name) => [name, rangeCall(name, summaries[name])]),
) as Record<OrderCall, RangeEndpoint>
export const visitStatistics = Object.fromEntries(
  visitCalls.map((name) => [name, rangeCall(name, summaries[name])]),
) as Record<VisitCall, RangeEndpoint>

/**
 * Receives an event that the website reports about a visit. The response does not show whether the event was stored: only events of
 * visitors who have consented are stored (docs/rules/statistics.md, The log).
 */
export const analyticsLog = endpoint({
  id: 'analytics-log.write',
  method: 'POST',
  path: '/api/analytics-log',
  access: 'public',
  body: z.unknown(),
  status: 202,
  summary: 'One event { type, action, category, data } or at most 50 of them, only after consent',
})

const fileParams = z.strictObject({ call: z.enum([...orderCalls, ...visitCalls]) })
const fileCall = (kind: keyof typeof fileTypes) =>
  endpoint({
    id: `statistics.${kind}`,
    method: 'GET',
    path: `/api/statistics/:call/${kind}`,
    access: desks,
    params: fileParams,
    query: RangeQuery,
    kind: 'raw',
    mediaType: fileTypes[kind],
    reply: z.unknown(),
    summary: `What a call answers, as a ${kind.toUpperCase()} file`,
  })

export const statisticFiles = {
  csv: fileCall('csv'),
  xlsx: fileCall('xlsx'),
}
export const statisticsEndpoints = {
  ...orderStatistics,
  ...visitStatistics,
  ...timeStatistics,
  activitiesCsv: timeFiles['working-activities'].csv,
  activitiesXlsx: timeFiles['working-activities'].xlsx,
  schedulesCsv: timeFiles['working-schedules'].csv,
  schedulesXlsx: timeFiles['working-schedules'].xlsx,
  entriesCsv: timeFiles.entries.csv,
  entriesXlsx: timeFiles.entries.xlsx,
  ...statisticFiles,
  forecast,
  forecastCsv: forecastFiles.csv,
  forecastXlsx: forecastFiles.xlsx,
  menuHints: menuHintsCall,
  analyticsLog,
}

/** All API calls of the module statistics. */
export const statisticsModuleEndpoints = {
  ...statisticsEndpoints,
  annotations: annotationEndpoints,
  own: ownStatistics,
}
