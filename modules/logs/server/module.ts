import { formatDate, formatTime } from '#kernel/time.ts'
import { writeCsv } from '#kernel/csv.ts'
import { writeExport } from '#platform/export-entry.ts'
import { serve } from '#platform/module.ts'
import { many } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { type LogEntry, logsEndpoints as calls } from '../contract.ts'
import { numberedRecordsPort, recordLabelsPort } from '../ports.ts'
import { logTexts } from '../words/logs.ts'
import { conditionsOf, type FindNumbered } from './log-conditions.ts'
import { type FindLabels, withLabels } from './record-labels.ts'
import { countLogs, readChoices, readLog, readLogs } from './read-logs.ts'
import { logsRights } from './rights.ts'

/** Maximum number of entries in an exported file. If more entries match the filters, the file contains only the newest. */
const largestExport = 20_000

/**
 * The server part of the audit trail: API calls that list, show and export its entries (specification §7, logs; docs/rules/security.md,
 * Errors and audit).
 */
export const logsModule = serverModule({
  name: 'logs',
  endpoints: calls,
  rights: logsRights,
  scopes: {
    logs: { title: { de: 'Protokoll', en: 'Audit log' }, groups: ['logs'] },
  },
  needs: { numbered: many(numberedRecordsPort), labels: many(recordLabelsPort) },
  open(core, { labels, numbered }) {
    const findNumbered: FindNumbered = (wanted) => Promise.all(numbered().map((find) => find(wanted)))
    const findLabels: FindLabels = (entity, ids) => Promise.all(labels().map((find) => find(entity, ids)))
    return {
      handlers: [
        serve(calls.list, async (call) => {
          const { page, pageSize, ...filter } = call.query
          const where = await conditionsOf(filter, call.session, findNumbered)
          const [entries, total] = await Promise.all([
            readLogs(core.db, where, { limit: pageSize, offset: (page - 1) * pageSize }),
            countLogs(core.db, where),
          ])
          const value = await withLabels(entries, findLabels)
          return { ok: true, value, meta: { total, page, pageSize } }
        }),
        serve(calls.choices, async (call) => ({
          ok: true,
          value: await readChoices(
            core.db,
            call.session,
            core.clock
              .now()
              .subtract({ hours: 90 * 24 })
              .toString(),
          ),
        })),
        serve(calls.csv, async (call) => {
          const where = await conditionsOf(call.query, call.session, findNumbered)
          const entries = await readLogs(core.db, where, { limit: largestExport, offset: 0 })
          await writeExport(core, call, { entity: 'log', rows: entries.length, filter: call.query })
          const { columns } = logTexts(call.locale)
          return {
            ok: true,
            value: writeCsv([Object.values(columns), ...entries.map(line)]),
            headers: { 'content-disposition': 'attachment; filename="log.csv"', 'cache-control': 'no-store' },
          }
        }),
        serve(calls.get, async (call) => {
          const found = await readLog(core.db, call.params.id, call.session)
          if (!found) return { ok: false, code: 'record.not_found' }
          const [entry = found, ...following] = await withLabels([found, ...found.following], findLabels)
          return { ok: true, value: { ...found, ...entry, following } }
        }),
      ],
    }
  },
})

/** Writes one line of the exported file. The time is in UTC, because the entries can belong to branches in different time zones. */
function line(entry: LogEntry): string[] {
  const at = Temporal.Instant.from(entry.at).toZonedDateTimeISO('UTC')
  return [
    `${formatDate(at)} ${formatTime(at)}`,
    entry.actor.name ?? entry.actor.type,
    entry.action,
    entry.entity,
    entry.label || entry.entityId,
    entry.reason ?? '',
    entry.requestId ?? '',
  ]
}
