import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { admins } from '#contract/roles.ts'

/**
 * One setting of a connection. `value` is null if nothing is set, if the value is secret, or if it comes from the environment variables of
 * the server.
 */
const Field = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  kind: z.enum(['text', 'url', 'host', 'email', 'choice']),
  isSecret: z.boolean(),
  isRequired: z.boolean(),
  example: z.string().nullable(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  isSet: z.boolean(),
  value: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
  setBy: z.string().nullable(),
})
export type ConnectionFieldView = z.infer<typeof Field>

/** The result of the last test of a connection. The result is deleted when a setting changes. */
const Test = z.object({ at: z.iso.datetime(), ok: z.boolean(), answer: z.string() })

export const ConnectionView = z.object({
  name: z.string(),
  kind: z.enum(['mail', 'payment', 'sms', 'push', 'maps', 'ai', 'accounting']),
  provider: z.string(),
  title: z.string(),
  /**
   * `own`: the brand's own account. `environment`: the account from the environment variables of the server. `none`: there is no account.
   * `unreadable`: the brand's values were encrypted with a key that the server no longer has.
   */
  source: z.enum(['own', 'environment', 'none', 'unreadable']),
  version: z.int(),
  fields: z.array(Field),
  test: Test.nullable(),
})
export type ConnectionView = z.infer<typeof ConnectionView>

const Named = z.strictObject({ name: z.string().max(40) })

export const connectionsEndpoints = {
  list: endpoint({
    id: 'connections.list',
    method: 'GET',
    path: '/api/connections',
    access: admins,
    reply: z.array(ConnectionView),
    summary: 'Connections of the brand; secrets are never part of the answer',
  }),
  save: endpoint({
    id: 'connections.save',
    method: 'PUT',
    path: '/api/connections/:name',
    access: admins,
    params: Named,
    body: z.strictObject({
      version: z.int().nonnegative(),
      /** Only the fields that change. Null or an empty text removes the stored value. */
      values: z.record(z.string().max(40), z.string().max(2000).nullable()),
    }),
    reply: ConnectionView,
    summary: 'Set fields of a connection; it is used at once in every process',
  }),
  clear: endpoint({
    id: 'connections.clear',
    method: 'DELETE',
    path: '/api/connections/:name',
    access: admins,
    params: Named,
    reply: ConnectionView,
    summary: 'Remove a connection with all its values',
  }),
  test: endpoint({
    id: 'connections.test',
    method: 'POST',
    path: '/api/connections/:name/test',
    access: admins,
    params: Named,
    reply: ConnectionView,
    limit: { name: 'connections.test', per: 'address', max: 60, windowSeconds: 600 },
    summary: 'Ask the provider whether the connection works',
  }),
}
