import type { Branch } from '#modules/branches/contract.ts'
import { type BrandCore, type Refusal, serve, type Session } from '#platform/module.ts'
import { timeCalls, timeFiles, timeStatistics } from '../../contract.ts'
import type { TimeProfile, WorkEntry } from '../../ports.ts'
import { periodOf } from '../../rules/periods.ts'
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

/** The handlers of the API calls about working time (docs/rules/statistics.md, Working time). */
export const timeRoutes = (
  { clock }: Pick<BrandCore, 'clock'>,
  branches: () => Promise<readonly Branch[]>,
  ports: Ports,
) => [
  ...timeCalls.map((name) =>
    serve(timeStatistics[name], async ({ query, session, locale }) =>
      readTime(name, query, { session, locale }, { branches: await branches(), now: clock.now(), ports }),
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
  ...timeCalls.flatMap((name) => [
    serve(timeFiles[name].csv, async ({ query, session, locale }) => {
      const found = await readTime(
        name,
        query,
        { session, locale },
        { branches: await branches(), now: clock.now(), ports },
      )
      return found.ok ? csvFile(name, found.value, locale) : found
    }),
    serve(timeFiles[name].xlsx, async ({ query, session, locale }) => {
      const found = await readTime(
        name,
        query,
        { session, locale },
        { branches: await branches(), now: clock.now(), ports },
      )
      return found.ok ? xlsxFile(name, found.value, query, locale) : found
    }),
  ]),
  ...(['csv', 'xlsx'] as const).map((kind) =>
    serve(timeFiles.entries[kind], async ({ query, session, locale }) => {
      if (!periodOf(query.start, query.end)) return badRange
      const found = session && (await ports.entries(session, query))
      return found ? entriesFile(kind, found, query, locale) : missing
    }),
  ),
]
