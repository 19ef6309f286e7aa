import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Refusal, Session } from '#platform/module.ts'
import type { Records } from '#platform/record-rules.ts'
import { customerEntity } from '../contract.ts'
import { refreshFigures } from './figures.ts'

/**
 * What staff decide about two records of customers. `merge`: they are the same person. `split`: an earlier merge was wrong. `different`:
 * they are different people.
 */
type Verdict = 'merge' | 'split' | 'different'

interface Asked {
  session: Session | undefined
  requestId: string
  id: string
  other: string
}

/**
 * Stores a decision of staff about two records. A merge deletes nothing; it links `other` to `id`. Records that were merged into `other`
 * before are then linked to `id`, too. If the merge is undone, they go back to `other`. Undefined if the decision was stored.
 */
export async function judge(
  core: BrandCore,
  records: Records<typeof customerEntity>,
  verdict: Verdict,
  { session, requestId, id, other }: Asked,
): Promise<Refusal | undefined> {
  const caller = { session, requestId }
  const [one, two] = [await records.find(id, caller), await records.find(other, caller)]
  if (!one) return { ok: false, code: 'record.not_found' }
  if (!two || id === other) return { ok: false, code: 'record.not_found', field: 'other' }
  return core.db.tx(async (tx) => {
    await tx.run(sql`SELECT id FROM customers WHERE id IN (${id}, ${other}) ORDER BY id FOR UPDATE`)
    const foreign = await core.scope.check(customerEntity, session, tx).refuse([one, two])
    if (foreign) return foreign
    const refused = await writeVerdict(core, tx, verdict, id, other)
    if (refused) return refused
    await refreshFigures(tx, [id, other])
    await core.audit.write(tx, {
      action: `customer.${verdict}`,
      entity: 'customer',
      entityId: id,
      label: one.name,
      actor: actorOf(session),
      after: { other },
      requestId,
    })
    await core.snapshots.changed(tx, 'customer')
    return undefined
  })
}

async function writeVerdict(
  core: BrandCore,
  tx: Tx,
  verdict: Verdict,
  id: string,
  other: string,
): Promise<Refusal | undefined> {
  if (verdict === 'split') {
    return (await undone(tx, id, other)) ? undefined : { ok: false, code: 'customer.not_merged', field: 'other' }
  }
  if (verdict === 'different') {
    const [first, second] = [id, other].toSorted()
    await tx.run(sql`INSERT INTO customer_differences (one, other) VALUES (${first}, ${second}) ON CONFLICT DO NOTHING`)
    return undefined
  }
  const merged = await tx.first(sql`SELECT 1 FROM customer_merges WHERE customer_id IN (${id}, ${other})`)
  if (merged) return { ok: false, code: 'customer.merged', field: 'other' }
  const now = core.clock.now()
  await tx.run(sql`UPDATE customer_merges SET merged_into = ${id} WHERE merged_into = ${other}`)
  await tx.run(
    sql`INSERT INTO customer_merges (customer_id, merged_into, chosen, at) VALUES (${other}, ${id}, ${id}, ${now})`,
  )
  return undefined
}

async function undone(tx: Tx, id: string, other: string): Promise<boolean> {
  const rows = await tx.run(sql`DELETE FROM customer_merges WHERE customer_id = ${other} AND merged_into = ${id}`)
  await tx.run(sql`
    WITH RECURSIVE its AS (
      SELECT customer_id FROM customer_merges WHERE chosen = ${other} AND merged_into = ${id}
      UNION SELECT m.customer_id FROM customer_merges m JOIN its ON m.chosen = its.customer_id WHERE m.merged_into = ${id})
    UPDATE customer_merges SET merged_into = ${other} WHERE customer_id IN (SELECT customer_id FROM its)`)
  return rows > 0
}

/** The branches whose orders the user may see; 'all' for administrators. */
export const scopeOf = (session: Session | undefined): readonly string[] | 'all' =>
  !session || session.roles.includes('ROLE_ADMIN') ? 'all' : session.branches
