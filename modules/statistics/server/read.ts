import type { Locale } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Answer, BrandCore, Refusal, Session } from '#platform/module.ts'
import { orderCalls, type RangeCall, type RangeQuery, type Statistic, type VisitCall } from '../contract.ts'
import { answerOf } from './answer.ts'
import sql from 'sql-template-tag'
import { orderReaders } from './orders/read.ts'
import { slicesOf } from './slice.ts'
import { openBegunHour } from './visits/begun-hour.ts'
import { visitReaders } from './visits/read.ts'

export type ReadStatistic = (
  call: RangeCall,
  query: RangeQuery,
  by: { session: Session | undefined; locale: Locale },
) => Promise<Answer<Statistic> | Refusal>

const isOrderCall = (call: RangeCall): call is Exclude<RangeCall, VisitCall> =>
  (orderCalls as readonly string[]).includes(call)

/** Returns the function that reads a statistic. If the query asks for a comparison, the function also reads the previous range. */
export function openStatistics(
  { db, clock }: Pick<BrandCore, 'db' | 'clock'>,
  branches: () => Promise<readonly Branch[]>,
): ReadStatistic {
  const begunHour = openBegunHour(db)
  return async (call, query, { session, locale }) => {
    const now = clock.now()
    const isAboutVisits = !isOrderCall(call)
    const slices = slicesOf(query, session, { branches: await branches(), now, isAboutVisits })
    if ('ok' in slices) return slices
    const reader = isOrderCall(call) ? orderReaders[call] : visitReaders[call]
    const common = { db, limit: query.limit, locale, now, begunHour }
    const [found, before] = await Promise.all([
      reader({ ...common, slice: slices.slice }),
      slices.previous ? reader({ ...common, slice: slices.previous }) : undefined,
    ])
    const run = isAboutVisits ? await db.first<{ at: string }>(sql`SELECT at FROM stat_run`) : undefined
    return { ok: true, value: answerOf(slices, found, before, run ? Temporal.Instant.from(run.at) : now) }
  }
}
