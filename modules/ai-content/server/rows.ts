import * as z from 'zod'
import type { Generation, generationStates } from '../contract/shapes.ts'
import type { AiTask } from '../rules/choose-places.ts'
import type { TextType } from '../rules/text-places.ts'

/** A proposed text in the form in which `ai_generations` stores it. */
export interface StoredItem {
  path: string
  type: TextType
  max: number | null
  before: string
  after: string
  flags: string[]
}

export interface GenerationRow {
  id: string
  kind: 'site' | 'image'
  document: string | null
  user_id: string
  task: AiTask | 'image'
  provider: string
  model: string
  state: (typeof generationStates)[number]
  items: StoredItem[]
  picture: { id: string; version: number; extension: string } | null
  tokens_in: number
  tokens_out: number
  estimate_micro: string | number
  cost_micro: string | number
  code: string | null
  created_at: string
  ended_at: string | null
}

const Picture = z.object({ id: z.string(), version: z.int(), extension: z.string() })

export const generationOf = (row: GenerationRow): Generation => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  task: row.task,
  provider: row.provider,
  model: row.model,
  tokensIn: row.tokens_in,
  tokensOut: row.tokens_out,
  costMicro: Number(row.cost_micro),
  estimateMicro: Number(row.estimate_micro),
  code: row.code,
  seconds: row.ended_at
    ? Temporal.Instant.from(row.created_at).until(Temporal.Instant.from(row.ended_at)).total('seconds')
    : null,
  picture: Picture.safeParse(row.picture).data ?? null,
  at: row.created_at,
})
