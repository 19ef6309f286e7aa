import sql from 'sql-template-tag'
import type { BrandCore, Refusal, Session } from '#platform/module.ts'
import { brokenUnique } from '#platform/postgres/failures.ts'
import { Refused } from '#platform/record-failures.ts'
import type { Micro } from '../rules/budget.ts'
import type { AiProvider } from './adapters/provider.ts'
import type { GenerationRow, StoredItem } from './rows.ts'
import { monthOf, spentSince } from './spending.ts'

/** Maximum number of AI generations that one person may start within one hour. */
const mostAnHour = 20

interface NewGeneration {
  kind: GenerationRow['kind']
  document: string | null
  revision: number
  task: GenerationRow['task']
  items: readonly StoredItem[]
  estimate: Micro
  /** The highest cost that the generation can have. This amount counts as spent until the real cost is known. */
  reserve: Micro
}

/**
 * Stores a new AI generation and reserves its money, both in one transaction. So two starts at the same time cannot exceed the budget.
 * Refused with ai.running (this page has a generation that has not ended), ai.too_many or ai.budget.
 */
export async function startGeneration(
  core: BrandCore,
  session: Session,
  provider: AiProvider | undefined,
  zone: string,
  wanted: NewGeneration,
): Promise<{ ok: true; row: GenerationRow } | Refusal> {
  const now = core.clock.now()
  try {
    return await core.db.tx(async (tx) => {
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended('ai-content', 12))`)
      const recent = await tx.first<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM ai_generations WHERE user_id = ${session.userId} AND created_at > ${now.subtract({ hours: 1 })}`,
      )
      if ((recent?.n ?? 0) >= mostAnHour) throw new Refused({ ok: false, code: 'ai.too_many' })
      if (provider && (await spentSince(tx, monthOf(now, zone).from)) + wanted.reserve > provider.budget)
        throw new Refused({ ok: false, code: 'ai.budget' })
      const row = await tx.first<GenerationRow>(sql`
        INSERT INTO ai_generations (id, kind, document, revision, user_id, task, provider, model, state, items, estimate_micro, cost_micro, created_at)
        VALUES (${core.ids.uuid()}, ${wanted.kind}, ${wanted.document}, ${wanted.revision}, ${session.userId}, ${wanted.task},
          ${provider?.name ?? ''}, ${provider?.model ?? ''}, 'running', ${JSON.stringify(wanted.items)}::jsonb, ${wanted.estimate},
          ${wanted.reserve}, ${now}) RETURNING *`)
      if (!row) throw new Error('The row of a generation was not returned')
      return { ok: true as const, row }
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (brokenUnique(error) !== undefined) return { ok: false, code: 'ai.running' }
    throw error
  }
}
