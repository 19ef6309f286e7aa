import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { type Micro, textCost, type Usage } from '../rules/budget.ts'
import { unknownFacts } from '../rules/fact-guard.ts'
import { type Ask, problemsOf } from '../rules/prompt.ts'
import type { AiCode, AiProvider, Failed, Written } from './adapters/provider.ts'
import type { GenerationRow, StoredItem } from './rows.ts'

/** If an AI generation is still marked as running after this number of minutes, the process that worked on it must have crashed. */
const deadMinutes = 5
/** The days after which a proposal without a decision can no longer be accepted. */
const validDays = 7

interface Ended {
  state: 'ready' | 'failed' | 'refused'
  items?: readonly StoredItem[]
  code?: AiCode
  /** The real cost. Undefined if it is not known; the whole reserved amount then counts as spent. */
  cost: Micro | undefined
  usage: Usage | undefined
  requestId: string | undefined
  picture?: GenerationRow['picture']
}

/**
 * Stores the result of an AI generation. If the user has cancelled it in the meantime, its state stays 'cancelled', and only the real cost is stored.
 */
export async function endGeneration(core: BrandCore, id: string, ended: Ended): Promise<void> {
  const { code = null, cost, items, picture = null, requestId = null, state, usage } = ended
  await core.db.tx((tx) =>
    tx.run(sql`
      UPDATE ai_generations SET state = CASE WHEN state = 'running' THEN ${state} ELSE state END,
        items = coalesce(${items ? JSON.stringify(items) : null}::jsonb, items), picture = ${picture === null ? null : JSON.stringify(picture)}::jsonb,
        code = CASE WHEN state = 'running' THEN ${code} ELSE code END, cost_micro = coalesce(${cost ?? null}, cost_micro),
        tokens_in = ${usage?.tokensIn ?? 0}, tokens_out = ${usage?.tokensOut ?? 0}, request_id = ${requestId},
        ended_at = coalesce(ended_at, ${core.clock.now()})
      WHERE id = ${id}`),
  )
}

interface TextRun {
  provider: AiProvider
  ask: Ask
  /** All texts that the assistant got. If a fact of a proposal is also in these texts, no person needs to check it. */
  input: readonly string[]
  clean: (html: string) => string
  signal: AbortSignal
}

const added = (one: Usage | undefined, other: Usage | undefined): Usage | undefined =>
  one && other && { tokensIn: one.tokensIn + other.tokensIn, tokensOut: one.tokensOut + other.tokensOut }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''))
  } catch {
    return undefined
  }
}

/**
 * Requests the texts from the provider. If the answer breaks a rule, it requests a repair once. If that answer also breaks a rule, the result is
 * 'unusable'.
 */
export async function writeTexts(run: TextRun, items: readonly StoredItem[]): Promise<Ended> {
  const { ask, clean, input, provider, signal } = run
  const costOf = (usage: Usage | undefined) => usage && textCost(provider.prices, usage)
  const failed = ({ code, requestId, usage }: Failed, before: Usage | undefined): Ended => {
    const all = added(before, usage)
    return { state: code === 'refused' ? 'refused' : 'failed', code, cost: costOf(all), usage: all, requestId }
  }
  const first = await provider.write(ask, { signal })
  if (!first.ok) return failed(first, { tokensIn: 0, tokensOut: 0 })
  let last: Written = first
  let usage = first.usage
  let answer = parsed(first.text)
  const problems = problemsOf(ask, answer)
  if (problems.length > 0) {
    const second = await provider.write(ask, { signal, repair: { answer: first.text, problems } })
    if (!second.ok) return failed(second, usage)
    last = second
    usage = added(usage, second.usage)
    answer = parsed(second.text)
  }
  const end = { cost: costOf(usage), usage, requestId: last.requestId }
  if (problemsOf(ask, answer).length > 0) return { state: 'failed', code: 'unusable', ...end }
  const texts = new Map(
    [...ask.keys].map(([key, { path, type }]) => {
      const value = String(Reflect.get(Object(answer), key)).trim()
      return [path, type === 'wysiwyg' ? clean(value) : value] as const
    }),
  )
  const proposed = items.flatMap((item) => {
    const after = texts.get(item.path) ?? ''
    return after === '' || after === item.before ? [] : [{ ...item, after, flags: unknownFacts(after, input) }]
  })
  return { state: 'ready', items: proposed, ...end }
}

/**
 * A job that runs every minute. It marks AI generations of a crashed process as failed, and proposals without a decision as expired after a week.
 * Prompts are never stored.
 */
export const tidyJob = (core: BrandCore): ScheduledJob => ({
  name: 'ai-content.tidy',
  everySeconds: 60,
  async run() {
    const now = core.clock.now()
    await core.db.tx(async (tx) => {
      await tx.run(sql`
        UPDATE ai_generations SET state = 'failed', code = 'interrupted', ended_at = ${now}
        WHERE state = 'running' AND created_at < ${now.subtract({ minutes: deadMinutes })}`)
      await tx.run(sql`
        UPDATE ai_generations SET state = 'expired' WHERE state = 'ready' AND created_at < ${now.subtract({ hours: 24 * validDays })}`)
    })
  },
})
