import sql from 'sql-template-tag'
import type { PageDraft } from '#modules/content/ports.ts'
import type { Tx } from '#platform/db.ts'
import { decisions, type Suggestion } from '../contract/shapes.ts'
import { textPlaces } from '../rules/text-places.ts'
import type { GenerationRow } from './rows.ts'

/** The latest decision about one proposed text. */
interface DecisionRow {
  generation: string
  path: string
  decision: string
  value: string | null
}

type Queries = Pick<Tx, 'first' | 'many'>

/** Reads the AI generations for a page that were started after `after`, the newest last. A generation is one request to the AI for proposals. */
export const readGenerations = (db: Queries, page: string, after: Temporal.Instant): Promise<GenerationRow[]> =>
  db.many<GenerationRow>(
    sql`SELECT * FROM ai_generations WHERE document = ${page} AND created_at > ${after} ORDER BY created_at, id`,
  )

/** Reads the latest decision about each proposed text. The key is '<id of the AI generation> <path>'. */
export async function readDecisions(db: Queries, generations: readonly string[]): Promise<Map<string, DecisionRow>> {
  const rows = await db.many<DecisionRow>(sql`
    SELECT DISTINCT ON (generation, path) generation, path, decision, value FROM ai_decisions
    WHERE generation = ANY (${[...generations]}::uuid[]) ORDER BY generation, path, id DESC`)
  return new Map(rows.map((row) => [`${row.generation} ${row.path}`, row]))
}

/**
 * Lists the proposals for all texts of a page, in the order of the page; for each text the newest is the first. If the page no longer has a text, its
 * proposals are left out.
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
