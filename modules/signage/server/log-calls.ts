import sql from 'sql-template-tag'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { type LogLine, playEndpoints } from '../contract.ts'
import { openOutage } from './heartbeat.ts'
import { deviceOf } from './player-key.ts'

const MOST_LINES = 500

/** The log lines of a screen, together with the outages and starts that the server noticed (docs/rules/signage.md, The log of a screen). */
export const logCalls = (core: BrandCore): Handler[] => [
  serve(playEndpoints.logs, async ({ params, session }) => {
    const device = await deviceOf(core, session, params.id)
    if (!device) return { ok: false, code: 'record.not_found' }
    const [value, since] = await Promise.all([
      // A screen sends its whole log each time, so the same line is stored several times. `GROUP BY` lists it only once.
      core.db.many<LogLine>(sql`
        SELECT at, 'line' AS kind, code, details AS values, line, NULL::timestamptz AS until, max(place) AS place
          FROM signage_logs WHERE device_id = ${device.id} GROUP BY at, code, details, line
        UNION ALL SELECT at, kind, NULL, '{}', '', until, -1 FROM signage_lives WHERE device_id = ${device.id}
        ORDER BY at DESC, place DESC LIMIT ${MOST_LINES}`),
      openOutage(core, device.id),
    ])
    const open: LogLine[] =
      since === undefined ? [] : [{ at: since, kind: 'outage', code: null, values: {}, line: '', until: null }]
    const lines = value.map(({ at, kind, code, values, line, until }): LogLine => ({
      at,
      kind,
      code,
      values,
      line,
      until,
    }))
    return { ok: true, value: [...open, ...lines].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)) }
  }),
]
