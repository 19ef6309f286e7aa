import type { Branch } from '#modules/branches/contract.ts'
import { type BrandCore, seesBranch, serve, type Session } from '#platform/module.ts'
import { forecast, type Forecast, forecastFiles } from '../../contract/forecast.ts'
import type { HolidayOf } from '../../ports.ts'
import { forecastTexts } from '../../words/forecast.ts'
import { writeStatisticExport } from '../export-entry.ts'
import { forecastFile } from './file.ts'
import { readForecast } from './read.ts'

interface Ports {
  readonly branches: () => Promise<readonly Branch[]>
  readonly holidays: (branch: Branch, from: string, to: string) => Promise<readonly HolidayOf[]> | undefined
}

/** The branches that the user may see. If `branch` is set: only this branch, or none if the user may not see it. */
const seen = (branches: readonly Branch[], session: Session, branch: string | undefined): Branch[] =>
  branches.filter(
    ({ id }) =>
      (branch === undefined || id === branch) && (session.roles.includes('ROLE_ADMIN') || seesBranch(session, id)),
  )

/** Reads the forecast of one branch, or of all branches that the user may see. Undefined: the user may see none of them. */
export const openForecast =
  ({ db, clock }: Pick<BrandCore, 'db' | 'clock'>, { branches, holidays }: Ports) =>
  async (session: Session, branch: string | undefined, locale: 'de' | 'en'): Promise<Forecast | undefined> => {
    const own = seen(await branches(), session, branch)
    if (own.length === 0) return undefined
    const context = {
      db,
      now: clock.now(),
      holidays: async (one: Branch, from: string, to: string) => (await holidays(one, from, to)) ?? [],
    }
    return readForecast(own, context, locale)
  }

/** The handlers of the API calls for the forecast, as data and as CSV and Excel files. */
export const forecastRoutes = (core: Pick<BrandCore, 'db' | 'audit'>, read: ReturnType<typeof openForecast>) => [
  serve(forecast, async ({ query, session, locale }) => {
    const value = session && (await read(session, query.branch, locale))
    return value ? { ok: true, value } : { ok: false, code: 'record.not_found' }
  }),
  ...(['csv', 'xlsx'] as const).map((kind) =>
    serve(forecastFiles[kind], async (call) => {
      const { query, session, locale } = call
      const value = session && (await read(session, query.branch, locale))
      if (!value) return { ok: false, code: 'record.not_found' }
      await writeStatisticExport(core, call, forecastTexts(locale).title, value.days?.length ?? 0)
      return forecastFile(kind, value, locale)
    }),
  ),
]
