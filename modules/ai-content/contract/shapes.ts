import * as z from 'zod'
import { Locale } from '#contract/locale.ts'
import { text } from '#contract/shapes.ts'
import { aiTasks } from '../rules/choose-places.ts'

export const generationStates = ['running', 'ready', 'failed', 'refused', 'cancelled', 'decided', 'expired'] as const
export const decisions = ['accepted', 'edited', 'rejected'] as const
export const pictureFormats = ['landscape', 'square', 'portrait'] as const

const Step = z.object({
  kind: z.enum(['block', 'item', 'field']),
  name: z.string(),
  id: z.string().optional(),
  title: z.string().optional(),
})

/** One proposed text. */
export const Suggestion = z.object({
  /** Id of the generation that the proposal belongs to. */
  generation: z.uuid(),
  path: z.string(),
  steps: z.array(Step),
  type: z.enum(['text', 'textarea', 'wysiwyg', 'markdown']),
  max: z.int().nullable(),
  before: z.string(),
  after: z.string(),
  /** Facts in the proposal that are nowhere in the data of the brand. */
  flags: z.array(z.string()),
  decision: z.enum(decisions).nullable(),
  /** The text of the page has changed: it is no longer `before`. */
  isChanged: z.boolean(),
  /** Position among the proposals for the same text, for example 2 of 3. The last one is shown first. */
  number: z.int(),
  of: z.int(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Generation = z.object({
  id: z.uuid(),
  kind: z.enum(['site', 'image']),
  state: z.enum(generationStates),
  task: z.enum([...aiTasks, 'image']),
  provider: z.string(),
  model: z.string(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** In millionths of the currency. */
  costMicro: z.int(),
  estimateMicro: z.int(),
  /** The reason of a failure: busy, limit, budget, refused, cut, unusable, auth, offline, interrupted. */
  code: z.string().nullable(),
  seconds: z.number().nullable(),
  /** The new picture in the library. */
  picture: z.object({ id: z.string(), version: z.int(), extension: z.string() }).nullable(),
  at: z.iso.datetime(),
})
export type Generation = z.infer<typeof Generation>

export const Budget = z.object({
  provider: z.string(),
  model: z.string(),
  /** No provider is connected: texts are made from templates, free of charge. */
  isTemplate: z.boolean(),
  hasPictures: z.boolean(),
  /** The cost of a picture in millionths of the currency; null: the provider makes no pictures. */
  pictureMicro: z.int().nullable(),
  currency: z.string(),
  spentMicro: z.int(),
  /** Null: no provider is connected, so there are no costs. */
  budgetMicro: z.int().nullable(),
  state: z.enum(['free', 'warning', 'used']),
  /** First day of the next month, when the whole budget is available again: '2026-12-01'. */
  renewsOn: z.iso.date(),
})
export type Budget = z.infer<typeof Budget>

export const SiteSuggestions = z.object({
  revision: z.int(),
  name: z.string(),
  locale: Locale,
  /** The languages from which the page can be translated. */
  sources: z.array(Locale),
  /** Paths of all texts of the page that can be proposed, in the order of the page. */
  texts: z.array(z.string()),
  suggestions: z.array(Suggestion),
  last: Generation.nullable(),
  budget: Budget,
})
export type SiteSuggestions = z.infer<typeof SiteSuggestions>

export const Wish = z.strictObject({
  /** The revision of the draft that the person has seen; an older one is refused with 409. */
  revision: z.int().nonnegative(),
  task: z.enum(aiTasks),
  fields: z.array(text(200).min(1)).min(1).max(40).optional(),
  from: Locale.optional(),
  instruction: text(500).default(''),
})
export type Wish = z.output<typeof Wish>
