import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { redirectEntity } from './pages.ts'

/** Calls of redirects in addition to the five standard calls. */
export const redirectEndpoints = {
  /** The target of an address without a page; 404 if there is no redirect for it. Counts the visit. */
  redirected: endpoint({
    id: 'redirects.find',
    method: 'GET',
    path: '/api/redirects/public',
    access: 'public',
    query: z.strictObject({ path: text(2000) }),
    reply: z.object({ to: z.string(), status: z.union([z.literal(301), z.literal(302)]) }),
    summary: 'The target of a redirect',
  }),
  /**
   * Imports lines of the form 'from; to; 301 or 302'. An address that already has a redirect gets the new target. Either all lines are
   * imported or none.
   */
  redirectImport: endpoint({
    id: 'redirects.import',
    method: 'POST',
    path: '/api/redirects/import',
    access: editors,
    body: z.strictObject({ csv: z.string().min(1).max(200_000) }),
    bodyLimit: 512 * 1024,
    reply: z.object({ created: z.int(), changed: z.int() }),
    summary:
      'Take over redirects from a table, up to 1,000; 422 names each line that does not fit, and nothing is written',
  }),
  /** The circle that a redirect would make, checked before the redirect is saved. */
  redirectWay: endpoint({
    id: 'redirects.way',
    method: 'GET',
    path: '/api/redirects/way',
    access: editors,
    query: z.strictObject({
      from: text(300),
      to: text(500).default(''),
      toSite: z.uuid().optional(),
      /** Id of the redirect itself, if an existing one is changed. */
      id: z.uuid().optional(),
    }),
    reply: z.object({
      way: z.array(z.string()),
      others: z.array(redirectEntity.record.pick({ id: true, from: true, origin: true, hits: true })),
    }),
    summary: 'The circle that a redirect would make with others; empty where there is none',
  }),
  redirectHits: endpoint({
    id: 'redirects.hits',
    method: 'GET',
    path: '/api/redirects/hits',
    access: editors,
    reply: z.array(z.object({ id: z.uuid(), hits: z.int(), lastHitAt: z.iso.datetime() })),
    summary: 'How often each redirect was used',
  }),
}
