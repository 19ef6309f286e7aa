import { branchesPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { staffPort } from '#modules/identity/ports.ts'
import { orderReviewsPort } from '#modules/ordering/ports.ts'
import { crud } from '#platform/crud.ts'
import { serve } from '#platform/module.ts'
import { optional } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  analyticsLog,
  orderCalls,
  orderStatistics,
  statisticFiles,
  statisticsModuleEndpoints,
  visitCalls,
  visitStatistics,
} from '../contract.ts'
import { annotationEntity } from '../contract/annotation.ts'
import { menuHintsCall } from '../contract/menu-hints.ts'
import {
  preparationPort,
  forecastPort,
  holidaysPort,
  plannedPort,
  timeProfilePort,
  workedPort,
  workEntriesPort,
} from '../ports.ts'
import { statisticsErrors } from '../words/errors.ts'
import { csvFile, xlsxFile } from './files.ts'
import { writeFigures } from './export-entry.ts'
import { readPreparation } from './forecast/dishes.ts'
import { forecastRoutes, openForecast } from './forecast/routes.ts'
import { openLog } from './log/log.ts'
import { openMenuHints } from './menu/hints.ts'
import { ownRoutes } from './own/routes.ts'
import { weeklyMails } from './own/weekly-mail.ts'
import { openStatistics } from './read.ts'
import { statisticsRights } from './rights.ts'
import { timeRoutes } from './time/routes.ts'

/** The server part of statistics about orders, revenue, visits and working time (specification §7; docs/rules/statistics.md). */
export const statisticsModule = serverModule({
  name: 'statistics',
  errors: statisticsErrors,
  endpoints: statisticsModuleEndpoints,
  entities: [annotationEntity],
  withoutKeys: ['analytics-log', 'own-statistics'],
  rights: statisticsRights,
  scopes: {
    statistics: { title: { de: 'Statistik', en: 'Statistics' }, groups: ['statistics', 'annotations'] },
  },
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    branches: branchesPort,
    catalogue: cataloguePort,
    config: configPort,
    reviews: orderReviewsPort,
    worked: optional(workedPort),
    planned: optional(plannedPort),
    profile: optional(timeProfilePort),
    entries: optional(workEntriesPort),
    holidays: optional(holidaysPort),
    staff: staffPort,
  },
  offers: { forecast: forecastPort, preparation: preparationPort },
  open(core, { branches, catalogue, config, reviews, holidays, staff, ...time }) {
    const read = openStatistics(core, branches)
    const log = openLog(core, branches, async () => (await config()).spamReferrers)
    const menuHints = openMenuHints({ core, branches, catalogue, reviews })
    const forecast = openForecast(core, { branches, holidays })
    return {
      forecast,
      preparation: async (session, branch, day) => {
        const found = await forecast(session, branch, 'de')
        return found && readPreparation(core.db, { branch, day, forecast: found })
      },
      jobs: [...log.jobs, weeklyMails(core, { branches, staff, read })],
      close: log.close,
      handlers: [
        ...crud(core, annotationEntity),
        ...orderCalls.map((name) =>
          serve(orderStatistics[name], ({ query, session, locale }) => read(name, query, { session, locale })),
        ),
        ...visitCalls.map((name) =>
          serve(visitStatistics[name], ({ query, session, locale }) => read(name, query, { session, locale })),
        ),
        serve(menuHintsCall, menuHints),
        ...forecastRoutes(core, forecast),
        ...ownRoutes(core, branches),
        ...timeRoutes(core, branches, time),
        serve(analyticsLog, async (call) => {
          await log.take(call)
          return { ok: true, value: null }
        }),
        serve(statisticFiles.csv, async (call) => {
          const answer = await read(call.params.call, call.query, call)
          if (!answer.ok) return answer
          await writeFigures(core, call, call.params.call, answer.value)
          return csvFile(call.params.call, answer.value, call.locale)
        }),
        serve(statisticFiles.xlsx, async (call) => {
          const answer = await read(call.params.call, call.query, call)
          if (!answer.ok) return answer
          await writeFigures(core, call, call.params.call, answer.value)
          return xlsxFile(call.params.call, answer.value, call.query, call.locale)
        }),
      ],
    }
  },
})
