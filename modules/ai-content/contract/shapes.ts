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

/** One proposed text for one field of a page. */
export const Suggestion = z.object({
  /** Id of the generation (one request to the AI) to which this proposal belongs. */
  generation: z.uuid(),
  path: z.string(),
  steps: z.array(Step),
  type: z.enum(['text', 'textarea', 'wysiwyg', 'markdown']),
  max: z.int().nullable(),
  before: z.string(),
  after: z.string(),
  /** Facts in the proposal (numbers, times, addresses) that are not in the input of the assistant. A person must check them. */
  flags: z.array(z.string()),
  decision: z.enum(decisions).nullable(),
  /** True: somebody has changed the text on the page, so it is no longer `before`. */
  isChanged: z.boolean(),
  /**
   * `number`: the position of this proposal among all proposals for the same text. `of`: how many proposals there are. For example 2 of 3.
   * The screen shows the newest proposal first.
   */
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
  /** The real cost in millionths of the currency. */
  costMicro: z.int(),
  estimateMicro: z.int(),
  /**
   * The code of the reason why no text or picture was made, for example 'busy' or 'budget'. `AiCode` lists all codes. Null: there was no
   * problem.
   */
  code: z.string().nullable(),
  seconds: z.number().nullable(),
  /** The picture that was made and added to the library. Null for texts. */
  picture: z.object({ id: z.string(), version: z.int(), extension: z.string() }).nullable(),
  at: z.iso.datetime(),
})
export type Generation = z.infer<typeof Generation>

export const Budget = z.object({
  provider: z.string(),
  model: z.string(),
  /** True: the brand has connected no AI provider. Texts are then made from fixed templates, which costs nothing. */
  isTemplate: z.boolean(),
  hasPictures: z.boolean(),
  /** The price of one picture in millionths of the currency. Null: the provider makes no pictures. */
  pictureMicro: z.int().nullable(),
  currency: z.string(),
  spentMicro: z.int(),
  /** The budget of a month in millionths of the currency. Null: no provider is connected, so there are no costs. */
  budgetMicro: z.int().nullable(),
  state: z.enum(['free', 'warning', 'used']),
  /** The first day of the next month, when spending is counted from 0 again: '2026-12-01'. */
  renewsOn: z.iso.date(),
})
export type Budget = z.infer<typeof Budget>

export const SiteSuggestions = z.object({
  revision: z.int(),
  name: z.string(),
  locale: Locale,
  /** The languages of the page's translations. The assistant can translate from these. */
  sources: z.array(Locale),
  /** The paths of all texts of the page for which proposals can be made, in the order of the page. */
  texts: z.array(z.string()),
  suggestions: z.array(Suggestion),
  last: Generation.nullable(),
  budget: Budget,
})
export type SiteSuggestions = z.infer<typeof SiteSuggestions>

export const Wish = z.strictObject({
  /** The revision of the draft that the user sees. If it is not the latest revision, the call is refused with 409. */
  revision: z.int().nonnegative(),
  task: z.enum(aiTasks),
  fields: z.array(text(200).min(1)).min(1).max(40).optional(),
  from: Locale.optional(),
  instruction: text(500).default(''),
})
export type Wish = z.output<typeof Wish>
