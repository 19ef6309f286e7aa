import type { Locale } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Answer, BrandCore, Refusal, Session } from '#platform/module.ts'
import type { OrderCall, RangeQuery, Statistic } from '../contract.ts'
import { answerOf } from './answer.ts'
import { orderReaders } from './orders/read.ts'
import { slicesOf } from './slice.ts'

type ReadStatistic = (
  call: OrderCall,
  query: RangeQuery,
  by: { session: Session | undefined; locale: Locale },
) => Promise<Answer<Statistic> | Refusal>

/** Reads a statistic, and where it is asked for the same of the days before. */
export function openStatistics(
  { db, clock }: Pick<BrandCore, 'db' | 'clock'>,
  branches: () => Promise<readonly Branch[]>,
): ReadStatistic {
  return async (call, query, { session, locale }) => {
    const now = clock.now()
    const slices = slicesOf(query, session, { branches: await branches(), now })
    if ('ok' in slices) return slices
    const reader = orderReaders[call]
    const common = { db, limit: query.limit, locale, now }
    const [found, before] = await Promise.all([
      reader({ ...common, slice: slices.slice }),
      slices.previous ? reader({ ...common, slice: slices.previous }) : undefined,
    ])
    return { ok: true, value: answerOf(slices, found, before, now) }
  }
}
