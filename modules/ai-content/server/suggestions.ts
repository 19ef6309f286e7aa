import sql from 'sql-template-tag'
import type { PageDraft } from '#modules/content/ports.ts'
import type { Tx } from '#platform/db.ts'
import { decisions, type Suggestion } from '../contract/shapes.ts'
import { textPlaces } from '../rules/text-places.ts'
import type { GenerationRow } from './rows.ts'

/** The last decision about a proposed text of a generation. */
interface DecisionRow {
  generation: string
  path: string
  decision: string
  value: string | null
}

type Queries = Pick<Tx, 'first' | 'many'>

/** Generations of a page whose proposals have not expired, the newest last. */
export const readGenerations = (db: Queries, page: string, after: Temporal.Instant): Promise<GenerationRow[]> =>
  db.many<GenerationRow>(
    sql`SELECT * FROM ai_generations WHERE document = ${page} AND created_at > ${after} ORDER BY created_at, id`,
  )

/** The last decisions, by '<generation> <path>'. */
export async function readDecisions(db: Queries, generations: readonly string[]): Promise<Map<string, DecisionRow>> {
  const rows = await db.many<DecisionRow>(sql`
    SELECT DISTINCT ON (generation, path) generation, path, decision, value FROM ai_decisions
    WHERE generation = ANY (${[...generations]}::uuid[]) ORDER BY generation, path, id DESC`)
  return new Map(rows.map((row) => [`${row.generation} ${row.path}`, row]))
}

/**
 * All proposals for the page's texts, in the order of the page, and for each text the newest first. Proposals for texts that the page no longer
 * has are left out.
 */
export function suggestionsOf(
  page: PageDraft,
  rows: readonly GenerationRow[],
  decided: ReadonlyMap<string, DecisionRow>,
): Suggestion[] {
  const open = rows.filter(({ state }) => state === 'ready' || state === 'decided')
  return textPlaces(page.data).flatMap(({ path, steps, value }) => {
    const found = open.flatMap((row) => row.items.filter((item) => item.path === path).map((item) => ({ row, item })))
    return found
      .map(({ item, row }, index): Suggestion => {
        const last = decided.get(`${row.id} ${path}`)
        const decision = decisions.find((one) => one === last?.decision) ?? null
        const expected = decision === 'accepted' || decision === 'edited' ? (last?.value ?? item.after) : item.before
        return {
          generation: row.id,
          steps: [...steps],
          ...item,
          decision,
          isChanged: value !== expected,
          number: index + 1,
          of: found.length,
        }
      })
      .toReversed()
  })
}
