import sql from 'sql-template-tag'
import type { AddPicture } from '#modules/media/ports.ts'
import type { PageDraft, PageDrafts } from '#modules/content/ports.ts'
import { type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { aiContentEndpoints as calls, type Budget } from '../contract.ts'
import type { BrandFacts } from '../rules/from-template.ts'
import type { AiProvider } from './adapters/provider.ts'
import { decide } from './decide.ts'
import { drawPicture } from './draw-picture.ts'
import { type GenerationRow, generationOf } from './rows.ts'
import { backgroundOf, cancelChannel } from './background.ts'
import { endGeneration, writeTexts } from './run.ts'
import { planWish } from './site-wish.ts'
import { pageState } from './page-state.ts'
import { startGeneration } from './start.ts'

interface HandlerPorts {
  drafts: () => PageDrafts
  provider: () => AiProvider | undefined
  facts: () => Promise<BrandFacts>
  zone: () => Promise<string>
  budget: () => Promise<Budget>
  addPicture: AddPicture
}

const missing: Refusal = { ok: false, code: 'record.not_found' }

/**
 * The handlers of the API calls of the AI module. The call that starts the assistant responds at once. The assistant then works in the
 * background, and screens request its state.
 */
export function aiContentHandlers(core: BrandCore, ports: HandlerPorts): Handler[] {
  const { drafts } = ports
  const inBackground = backgroundOf(core)
  const pageOf = async (call: Pick<Call, 'session'>, id: string) => {
    const page = await drafts().read(id)
    if (!page) return { ok: false as const, refusal: missing }
    const refusal = await drafts().mayWrite(call)
    return refusal ? { ok: false as const, refusal } : { ok: true as const, page }
  }
  const current = (page: PageDraft) => pageState(core, ports, page)
  const readRow = (id: string) => core.db.first<GenerationRow>(sql`SELECT * FROM ai_generations WHERE id = ${id}`)

  return [
    serve(calls.generateSite, async (call) => {
      const found = await pageOf(call, call.params.id)
      if (!found.ok || !call.session) return found.ok ? missing : found.refusal
      const { page } = found
      if (page.revision !== call.body.revision)
        return { ok: false, code: 'record.stale', data: { revision: page.revision, data: page.data } }
      const provider = ports.provider()
      const planned = await planWish(drafts(), page, call.body, await ports.facts(), provider)
      if (!planned.ok) return planned
      const { ask, estimate, input, items, reserve } = planned.value
      const started = await startGeneration(core, call.session, provider, await ports.zone(), {
        kind: 'site',
        document: page.id,
        revision: page.revision,
        task: call.body.task,
        items,
        estimate,
        reserve,
      })
      if (!started.ok) return started
      inBackground(started.row, async (signal) =>
        endGeneration(
          core,
          started.row.id,
          provider
            ? await writeTexts({ provider, ask, input, clean: drafts().clean, signal }, items)
            : { state: 'ready', items, cost: 0, usage: undefined, requestId: undefined },
        ),
      )
      return { ok: true, value: generationOf(started.row) }
    }),
    serve(calls.generateImage, async (call) => {
      if (!call.session) return missing
      // A picture belongs to the whole brand, and the brand pays for it. So the caller needs the right for the whole brand.
      const foreign = await core.scope.refuseWhole(call.session, core.db)
      if (foreign) return foreign
      const provider = ports.provider()
      if (!provider?.draw) return { ok: false, code: provider ? 'ai.no_pictures' : 'ai.needs_provider' }
      const { pictureMicro } = provider.prices
      const started = await startGeneration(core, call.session, provider, await ports.zone(), {
        kind: 'image',
        document: null,
        revision: 0,
        task: 'image',
        items: [],
        estimate: pictureMicro,
        reserve: pictureMicro,
      })
      if (!started.ok) return started
      inBackground(started.row, async (signal) =>
        endGeneration(core, started.row.id, await drawPicture(provider, call, ports.addPicture, signal)),
      )
      return { ok: true, value: generationOf(started.row) }
    }),
    serve(calls.estimate, async (call) => {
      const found = await pageOf(call, call.params.id)
      if (!found.ok) return found.refusal
      const planned = await planWish(drafts(), found.page, call.body, await ports.facts(), ports.provider())
      if (!planned.ok) return planned.code === 'ai.nothing' ? { ok: true, value: { texts: 0, costMicro: 0 } } : planned
      return { ok: true, value: { texts: planned.value.items.length, costMicro: planned.value.estimate } }
    }),
    serve(calls.suggestions, async (call) => {
      const found = await pageOf(call, call.params.id)
      return found.ok ? current(found.page) : found.refusal
    }),
    serve(calls.generation, async (call) => {
      const row = await readRow(call.params.id)
      return row ? { ok: true, value: generationOf(row) } : missing
    }),
    serve(calls.cancel, async (call) => {
      // If the id is unknown, every caller gets 404, even a caller without the right to change the website.
      if (!(await readRow(call.params.id))) return missing
      const refused = await drafts().mayWrite(call)
      if (refused) return refused
      const stopped = await core.db.tx(async (tx) => {
        const row = await tx.first<GenerationRow>(sql`
          UPDATE ai_generations SET state = 'cancelled', ended_at = ${core.clock.now()}
          WHERE id = ${call.params.id} AND state = 'running' RETURNING *`)
        if (row) await core.live.publish(tx, cancelChannel, { id: row.id })
        return row
      })
      if (stopped) return { ok: true, value: generationOf(stopped) }
      return { ok: false, code: 'ai.ended' }
    }),
    serve(calls.decide, async (call) => {
      if (!(await readRow(call.params.id))) return missing
      const refused = await drafts().mayWrite(call)
      if (refused) return refused
      const done = await decide(core, drafts(), call)
      if (!done.ok) return done
      const page = await drafts().read(done.page)
      return page ? current(page) : missing
    }),
    serve(calls.budget, async () => ({ ok: true, value: await ports.budget() })),
  ]
}
