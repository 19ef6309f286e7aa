import { admins, editors, type Rights } from '#platform/rights.ts'

const wish = { revision: 0, task: 'write' }

/** Declares who may make each API call of this module. */
export const aiContentRights: Rights = {
  'content-ai.generate-site': { ...editors, body: wish },
  // A picture belongs to the whole brand, so the caller needs all branches. Of the users in the test of the rights, only the administrator
  // has all branches.
  'content-ai.generate-image': { ...admins, body: { prompt: 'Ein Krug', format: 'square' } },
  'content-ai.estimate': { ...editors, body: wish },
  'content-ai.suggestions': editors,
  'content-ai.generation': editors,
  'content-ai.cancel': editors,
  'content-ai.decide': { ...editors, body: { path: 'title', decision: 'rejected', revision: 0 } },
  'content-ai.budget': editors,
}
