import type { Session } from '#platform/module.ts'
import type { Expected } from '../contract.ts'
import { minutesPerOrder, neededMinutes } from '../rules/expected.ts'
import type { TimeContext } from './people.ts'
import { workedLines } from './statistics/lines.ts'
import { mondayOf } from './week.ts'

const DAYS = 28
const nothing: Expected = { days: [], minutesPerOrder: null }

/**
 * Reads the orders that are expected in a week, and how many minutes of work an order needed in the last 28 days
 * (docs/rules/statistics.md, Forecast). Returns `nothing` if there is no forecast for a day of this week.
 */
export async function readExpected(
  context: TimeContext,
  session: Session,
  query: { from: string; branch?: string | undefined },
): Promise<Expected> {
  const monday = mondayOf(query.from)
  const sunday = Temporal.PlainDate.from(monday).add({ days: 6 }).toString()
  const forecast = await context.ports.forecast(session, query.branch, 'de')
  const days = forecast?.days?.filter(({ day }) => day >= monday && day <= sunday) ?? []
  if (!forecast || days.length === 0) return nothing
  const today = Temporal.PlainDate.from(forecast.from)
  const lines = await workedLines(context, session, {
    from: today.subtract({ days: DAYS }).toString(),
    to: today.subtract({ days: 1 }).toString(),
    branch: query.branch,
    until: undefined,
  })
  const worked = lines.reduce((sum, { minutes }) => sum + minutes, 0)
  const each = minutesPerOrder(worked, forecast.recent.food + forecast.recent.ride)
  return {
    minutesPerOrder: each,
    days: days.map(({ day, expected }) => {
      const orders = Math.round((expected.food + expected.ride) * 10) / 10
      return { date: day, orders, minutes: neededMinutes(orders, each) }
    }),
  }
}
