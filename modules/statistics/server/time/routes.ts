import type { Branch } from '#modules/branches/contract.ts'
import { type BrandCore, type Refusal, serve, type Session } from '#platform/module.ts'
import { timeCalls, timeFiles, timeStatistics } from '../../contract.ts'
import type { TimeProfile, WorkEntry } from '../../ports.ts'
import { periodOf } from '../../rules/periods.ts'
import { nameOf } from '../../words/calls.ts'
import { type FileCall, writeFigures, writeStatisticExport } from '../export-entry.ts'
import { csvFile, entriesFile, xlsxFile } from '../files.ts'
import { readTime, type TimePorts } from './read.ts'

interface Ports extends TimePorts {
  readonly profile: (
    session: Session,
    wanted: { user: string; start: string; now: Temporal.Instant; end: string },
  ) => Promise<TimeProfile | 'unknown' | 'now'> | undefined
  readonly entries: (
    session: Session,
    wanted: { user: string; start: string; end: string },
  ) => Promise<readonly WorkEntry[] | undefined> | undefined
}

const missing: Refusal = { ok: false, code: 'record.not_found' }
const badRange: Refusal = { ok: false, code: 'statistics.range', field: 'end' }

type TimeFilter = Parameters<typeof readTime>[1]

/** The handlers of the API calls about working time (docs/rules/statistics.md, Working time). */
export const timeRoutes = (
  core: Pick<BrandCore, 'clock' | 'db' | 'audit'>,
  branches: () => Promise<readonly Branch[]>,
  ports: Ports,
) => [
  ...timeCalls.map((name) =>
    serve(timeStatistics[name], async ({ query, session, locale }) =>
      readTime(name, query, { session, locale }, { branches: await branches(), now: core.clock.now(), ports }),
    ),
  ),
  serve(timeStatistics['user-profile'], async ({ query, session }) => {
    if (!periodOf(query.start, query.end)) return badRange
    const now = Temporal.Instant.from(query.now)
    const value = session && (await ports.profile(session, { ...query, now }))
    if (value === 'now') return { ok: false, code: 'statistics.now', field: 'now' }
    return value && value !== 'unknown' ? { ok: true, value } : missing
  }),
  serve(timeStatistics['user-profile-working-activities'], async ({ query, session }) => {
    if (!periodOf(query.start, query.end)) return badRange
    const value = session && (await ports.entries(session, query))
    return value ? { ok: true, value: [...value] } : missing
  }),
  ...timeCalls.flatMap((name) => {
    const found = async (call: FileCall & { query: TimeFilter }) => {
      const context = { branches: await branches(), now: core.clock.now(), ports }
      const answer = await readTime(name, call.query, call, context)
      if (answer.ok) await writeFigures(core, call, name, answer.value)
      return answer
    }
    return [
      serve(timeFiles[name].csv, async (call) => {
        const answer = await found(call)
        return answer.ok ? csvFile(name, answer.value, call.locale) : answer
      }),
      serve(timeFiles[name].xlsx, async (call) => {
        const answer = await found(call)
        return answer.ok ? xlsxFile(name, answer.value, call.query, call.locale) : answer
      }),
    ]
  }),
  ...(['csv', 'xlsx'] as const).map((kind) =>
    serve(timeFiles.entries[kind], async (call) => {
      const { query, session, locale } = call
      if (!periodOf(query.start, query.end)) return badRange
      const found = session && (await ports.entries(session, query))
      if (!found) return missing
      await writeStatisticExport(core, call, nameOf('working-activities', locale), found.length)
      return entriesFile(kind, found, query, locale)
    }),
  ),
]
