import { admins, editors, type Rights } from '#platform/rights.ts'

const wish = { revision: 0, task: 'write' }

/** Who may make the calls of this module. */
export const aiContentRights: Rights = {
  'content-ai.generate-site': { ...editors, body: wish },
  // The picture belongs to the whole brand: staff of only one branch are refused.
  'content-ai.generate-image': { ...admins, body: { prompt: 'Ein Krug', format: 'square' } },
  'content-ai.estimate': { ...editors, body: wish },
  'content-ai.suggestions': editors,
  'content-ai.generation': editors,
  'content-ai.cancel': editors,
  'content-ai.decide': { ...editors, body: { path: 'title', decision: 'rejected', revision: 0 } },
  'content-ai.budget': editors,
}
