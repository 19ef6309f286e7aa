import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Caller } from '#platform/record-rules.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { audit } from './document-audit.ts'
import { schemaVersion, upcast } from './kinds.ts'
import type { Document } from './store.ts'
import { addVersion } from './write.ts'

/**
 * Ends the plan to publish a document, if there is one, because the document is being published now. Otherwise the planned state, which is
 * older, would later replace newer changes. The planned state is stored as a version. A plan to take the document off the site stays.
 */
export async function endPlanToPublish(core: BrandCore, tx: Tx, caller: Caller, doc: Document): Promise<void> {
  const plan = await tx.first<{ data: DocumentData; at: string }>(
    sql`DELETE FROM content_plans WHERE kind = ${doc.kind} AND doc = ${doc.id} AND action = 'publish' RETURNING data, at`,
  )
  if (!plan) return
  const [data, now, by] = [upcast(plan.data), core.clock.now(), caller.session?.name ?? '']
  await addVersion(tx, doc, { reason: 'plan_ended', label: '', data, at: now, by, schemaVersion })
  await auditEnd(core, tx, caller, doc, { name: data['name'], action: 'publish', at: plan.at })
}

/**
 * Deletes the plan of a document, if there is one, and writes an entry about it to the audit trail. With `isReplaced` there is no entry,
 * because the new plan that follows writes its own entry.
 */
export async function takePlanBack(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  doc: Document,
  isReplaced: boolean,
): Promise<void> {
  const plan = await tx.first<{ action: string; name: string | null; at: string }>(
    sql`DELETE FROM content_plans WHERE kind = ${doc.kind} AND doc = ${doc.id} RETURNING action, data->>'name' AS name, at`,
  )
  if (plan && !isReplaced) await auditEnd(core, tx, caller, doc, plan)
}

const auditEnd = (core: BrandCore, tx: Tx, caller: Caller, doc: Document, before: object): Promise<string> =>
  audit(core, tx, caller, doc, 'plan_ended', { before })
