import sql from 'sql-template-tag'
import type { PageDrafts } from '#modules/content/ports.ts'
import { actorOf } from '#platform/audit.ts'
import type { BrandCore, Call, Refusal } from '#platform/module.ts'
import { Refused } from '#platform/record-failures.ts'
import type { aiContentEndpoints } from '../contract.ts'
import { textPlaces, withText } from '../rules/text-places.ts'
import type { GenerationRow } from './rows.ts'
import { readDecisions } from './suggestions.ts'

/**
 * Stores a decision about one proposed text. Accepting writes the text into the draft of the page, undoing restores the earlier text, and
 * rejecting changes no draft. If a text must be written and the text of the page has changed in the meantime, the call is refused with
 * ai.changed.
 */
export async function decide(
  core: BrandCore,
  drafts: PageDrafts,
  call: Call<typeof aiContentEndpoints.decide>,
): Promise<{ ok: true; page: string } | Refusal> {
  const { decision, path, revision, value } = call.body
  const tab = call.headers['x-editor-tab']
  try {
    return await core.db.tx(async (tx) => {
      const row = await tx.first<GenerationRow>(
        sql`SELECT * FROM ai_generations WHERE id = ${call.params.id} AND state IN ('ready', 'decided') FOR UPDATE`,
      )
      const item = row?.items.find((one) => one.path === path)
      const page = row?.document ? await drafts.read(row.document) : undefined
      if (!row || !item || !page) throw new Refused({ ok: false, code: 'ai.no_proposal' })
      const last = (await readDecisions(tx, [row.id])).get(`${row.id} ${path}`)
      const isTaken = last?.decision === 'accepted' || last?.decision === 'edited'
      const put =
        decision === 'accepted'
          ? item.after
          : decision === 'edited'
            ? await edited(drafts, item.type, value)
            : decision === 'undone' && isTaken
              ? item.before
              : undefined
      if (put !== undefined) {
        const present = textPlaces(page.data).find((place) => place.path === path)?.value
        const expected = isTaken ? (last.value ?? item.after) : item.before
        if (present !== expected) throw new Refused({ ok: false, code: 'ai.changed' })
        const changed = withText(page.data, path, put)
        const names = Object.keys(changed).filter((name) => changed[name] !== page.data[name])
        const data = Object.fromEntries(names.map((name) => [name, changed[name]]))
        const saved = await drafts.save(tx, call, page.id, { revision, data, tab })
        if (!saved.ok) throw new Refused(saved)
      }
      await tx.run(sql`
        INSERT INTO ai_decisions (generation, path, decision, value, user_id, at)
        VALUES (${row.id}, ${path}, ${decision}, ${put ?? null}, ${call.session?.userId ?? ''}, ${core.clock.now()})`)
      const open = new Set(row.items.map((one) => one.path))
      for (const one of (await readDecisions(tx, [row.id])).values())
        if (one.decision !== 'undone') open.delete(one.path)
      await tx.run(sql`UPDATE ai_generations SET state = ${open.size === 0 ? 'decided' : 'ready'} WHERE id = ${row.id}`)
      await core.audit.write(tx, {
        action: `ai.${decision}`,
        entity: 'site',
        entityId: page.id,
        label: String(page.data['name'] ?? ''),
        actor: actorOf(call.session),
        after: { path },
        requestId: call.requestId,
      })
      return { ok: true as const, page: page.id }
    })
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** Checks the text that the person edited. HTML is cleaned as in the page editor. */
async function edited(drafts: PageDrafts, type: string, value: string | undefined): Promise<string> {
  if (value === undefined || value.trim() === '')
    throw new Refused({ ok: false, code: 'field.required', field: 'value' })
  if (type === 'text' && /[\r\n]/.test(value)) throw new Refused({ ok: false, code: 'field.format', field: 'value' })
  return type === 'wysiwyg' ? drafts.clean(value) : value
}
