import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { redirectEntity } from './pages.ts'

/** The API calls for redirects in addition to the standard calls (list, get, create, update, remove). */
export const redirectEndpoints = {
  /** Returns the target of an address that has no page, and counts the visit. 404 if there is no redirect for the address. */
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
   * Imports redirects from lines of the form 'from; to; 301 or 302'. If an address already has a redirect, that redirect gets the new target. If a
   * line is wrong, nothing is imported.
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
  /**
   * Checks whether this redirect would lead visitors in a circle. Returns the addresses of the circle, and the other redirects that belong
   * to it. The form makes this call before staff save the redirect.
   */
  redirectWay: endpoint({
    id: 'redirects.way',
    method: 'GET',
    path: '/api/redirects/way',
    access: editors,
    query: z.strictObject({
      from: text(300),
      to: text(500).default(''),
      toSite: z.uuid().optional(),
      /** Id of the redirect that is being changed. Missing for a new redirect. */
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
