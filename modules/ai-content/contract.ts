import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { Budget, decisions, Generation, pictureFormats, SiteSuggestions, Wish } from './contract/shapes.ts'

export type { Budget, Generation, SiteSuggestions, Suggestion, Wish } from './contract/shapes.ts'

const ById = z.strictObject({ id: z.uuid() })
const Estimate = z.object({ texts: z.int(), costMicro: z.int() })

/** The API calls for AI proposals (specification §7, AI content). A proposal changes the draft of a page only when a person accepts it. */
export const aiContentEndpoints = {
  generateSite: endpoint({
    id: 'content-ai.generate-site',
    method: 'POST',
    path: '/api/content-ai/generate/site/:id',
    access: editors,
    params: ById,
    body: Wish,
    reply: Generation,
    status: 202,
    summary: 'Propose texts for a page; the answer comes at once, the proposal later',
  }),
  generateImage: endpoint({
    id: 'content-ai.generate-image',
    method: 'POST',
    path: '/api/content-ai/generate/image',
    access: editors,
    body: z.strictObject({ prompt: text(1000).min(3), format: z.enum(pictureFormats), site: z.uuid().optional() }),
    reply: Generation,
    status: 202,
    summary: 'Make a picture; it comes into the library of media, marked as made by an AI',
  }),
  estimate: endpoint({
    id: 'content-ai.estimate',
    method: 'POST',
    path: '/api/content-ai/estimate/site/:id',
    access: editors,
    params: ById,
    body: Wish,
    reply: Estimate,
    summary: 'How many texts a task is about, perhaps none, and what it will cost',
  }),
  suggestions: endpoint({
    id: 'content-ai.suggestions',
    method: 'GET',
    path: '/api/content-ai/sites/:id',
    access: editors,
    params: ById,
    reply: SiteSuggestions,
    summary: 'Proposals for a page of the last seven days, with the state of the budget',
  }),
  generation: endpoint({
    id: 'content-ai.generation',
    method: 'GET',
    path: '/api/content-ai/generations/:id',
    access: editors,
    params: ById,
    reply: Generation,
    summary: 'How far a generation is',
  }),
  cancel: endpoint({
    id: 'content-ai.cancel',
    method: 'POST',
    path: '/api/content-ai/generations/:id/cancel',
    access: editors,
    params: ById,
    reply: Generation,
    summary: 'Stop a running generation; what the provider has done so far may cost',
  }),
  decide: endpoint({
    id: 'content-ai.decide',
    method: 'POST',
    path: '/api/content-ai/generations/:id/decide',
    access: editors,
    params: ById,
    headers: { 'x-editor-tab': 'optional' },
    body: z.strictObject({
      path: text(200).min(1),
      decision: z.enum([...decisions, 'undone']),
      revision: z.int().nonnegative(),
      /** The text after the person edited it. It is needed for the decision 'edited'. */
      value: z.string().max(20_000).optional(),
    }),
    reply: SiteSuggestions,
    summary: 'Take one proposed text into the draft, changed or as it is, or reject it',
  }),
  budget: endpoint({
    id: 'content-ai.budget',
    method: 'GET',
    path: '/api/content-ai/budget',
    access: editors,
    reply: Budget,
    summary: 'Provider, what was spent this month, and what is left',
  }),
}
