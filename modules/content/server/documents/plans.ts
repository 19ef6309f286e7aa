import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, OutboxHandler, Refusal } from '#platform/module.ts'
import { Refused } from '#platform/record-failures.ts'
import type { Caller } from '#platform/record-rules.ts'
import type { DocumentKind } from '../../contract.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { planTime } from '../../rules/plan-time.ts'
import { audit } from './document-audit.ts'
import { takePlanBack } from './ended-plan.ts'
import { upcast } from './kinds.ts'
import { problemsOf } from './problems.ts'
import { isStartPage, publish, unpublish } from './publish.ts'
import { notFound } from './save.ts'
import { currentData, readDocument } from './store.ts'

export const planTopic = 'content.planned'

interface Wanted {
  action: 'publish' | 'unpublish' | 'none'
  at?: string | undefined
  offset?: string | undefined
  zone: string
}

/**
 * Plans that a document is published or taken off the site at a later time. The plan contains a copy of the current draft, so later changes are not
 * published by it. A new plan replaces the old one; 'none' only deletes the old one.
 */
export async function plan(
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  kind: DocumentKind,
  id: string,
  wanted: Wanted,
): Promise<{ ok: true } | Refusal> {
  const doc = await readDocument(tx, kind, id, true)
  if (!doc) return notFound
  if (doc.trashedAt) return { ok: false, code: 'content.trashed' }
  await takePlanBack(core, tx, caller, doc, wanted.action !== 'none')
  if (wanted.action === 'none') return { ok: true }
  if (wanted.at === undefined) return { ok: false, code: 'field.required', field: 'at' }
  const time = planTime(wanted.at, wanted.zone, wanted.offset, core.clock.now())
  if (!time.ok) return { ok: false, code: time.code, field: 'at' }
  if (wanted.action === 'unpublish' && isStartPage(doc)) return { ok: false, code: 'content.start_page' }
  const data = currentData(doc)
  const problems = wanted.action === 'publish' ? await problemsOf(tx, kind, id, data) : []
  if (problems[0]) return { ok: false, ...problems[0], errors: problems }
  const planId = core.ids.uuid()
  await tx.run(sql`
    INSERT INTO content_plans (kind, doc, id, action, data, at, zone, by)
    VALUES (${kind}, ${id}, ${planId}, ${wanted.action}, ${JSON.stringify(data)}, ${time.at}, ${wanted.zone}, ${caller.session?.name ?? ''})`)
  await core.outbox.add(tx, { topic: planTopic, payload: { planId }, key: planId, notBefore: time.at })
  await audit(core, tx, caller, doc, 'plan', {
    after: { name: data['name'], action: wanted.action, at: time.at.toString() },
  })
  return { ok: true }
}

interface PlanRow {
  kind: DocumentKind
  doc: string
  action: 'publish' | 'unpublish'
  data: DocumentData
  by: string
}

/**
 * Carries out a plan whose time has come, and deletes it. If the document cannot be published or taken off the site, it does not change,
 * and the error code is stored in the plan. Nothing happens if the plan was deleted or has failed before.
 */
export const runPlan =
  (core: BrandCore): OutboxHandler =>
  async ({ planId }) => {
    const failed = await core.db
      .tx(async (tx) => {
        const about = await tx.first<Pick<PlanRow, 'kind' | 'doc'>>(
          sql`SELECT kind, doc FROM content_plans WHERE id = ${planId} AND error IS NULL`,
        )
        if (!about) return undefined
        // Every publication locks the document first, and then its plan. If one transaction locked them in the opposite sequence, two
        // transactions could wait for each other forever.
        await readDocument(tx, about.kind, about.doc, true)
        const row = await tx.first<PlanRow>(
          sql`SELECT kind, doc, action, data, by FROM content_plans WHERE id = ${planId} AND error IS NULL FOR UPDATE`,
        )
        if (!row) return undefined
        const caller = { session: undefined }
        const done =
          row.action === 'publish'
            ? await publish(core, tx, caller, row.kind, row.doc, { data: upcast(row.data), by: row.by })
            : await unpublish(core, tx, caller, row.kind, row.doc, null)
        if (!done.ok) throw new Refused(done)
        await tx.run(sql`DELETE FROM content_plans WHERE id = ${planId}`)
        await keepDraftInStep(tx, row)
        return undefined
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.refusal
        throw error
      })
    if (failed) await core.db.run(sql`UPDATE content_plans SET error = ${failed.code} WHERE id = ${planId}`)
  }

/**
 * After a plan has published a document, deletes the draft if it equals the published data. If this draft stayed, the document would count
 * as changed although it is not. A draft that was edited after planning is different and stays.
 */
async function keepDraftInStep(tx: Tx, { action, data, doc, kind }: PlanRow): Promise<void> {
  if (action !== 'publish') return
  await tx.run(
    sql`UPDATE content_documents SET data = NULL WHERE kind = ${kind} AND id = ${doc} AND data = ${JSON.stringify(data)}::jsonb`,
  )
}
