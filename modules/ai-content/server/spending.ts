import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { Tx } from '#platform/db.ts'
import type { Budget } from '../contract.ts'
import { budgetState, type Micro } from '../rules/budget.ts'
import type { AiProvider } from './adapters/provider.ts'

/** The start of the current month in the brand's time zone, and the first day of the next month. */
export function monthOf(now: Temporal.Instant, zone: string): { from: Temporal.Instant; next: Temporal.PlainDate } {
  const first = now.toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 })
  return { from: first.toZonedDateTime(zone).toInstant(), next: first.add({ months: 1 }) }
}

/** The AI costs since the start of the month. A generation that has not ended counts with the amount that is reserved for it. */
export async function spentSince(db: Pick<Tx, 'first'>, from: Temporal.Instant): Promise<Micro> {
  const row = await db.first<{ spent: string }>(
    sql`SELECT coalesce(sum(cost_micro), 0) AS spent FROM ai_generations WHERE created_at >= ${from}`,
  )
  return Number(row?.spent ?? 0)
}

export async function budgetOf(
  core: BrandCore,
  provider: AiProvider | undefined,
  zone: string,
  currency: string,
): Promise<Budget> {
  const { from, next } = monthOf(core.clock.now(), zone)
  const spent = await spentSince(core.db, from)
  return {
    provider: provider?.name ?? '',
    model: provider?.model ?? '',
    isTemplate: provider === undefined,
    hasPictures: provider?.draw !== undefined,
    pictureMicro: provider?.draw ? provider.prices.pictureMicro : null,
    currency,
    spentMicro: spent,
    budgetMicro: provider?.budget ?? null,
    state: provider ? budgetState(spent, provider.budget) : 'free',
    renewsOn: next.toString(),
  }
}
