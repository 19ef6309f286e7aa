import { endpoint } from '#contract/endpoint.ts'
import { admins } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

const IdParams = z.strictObject({ id: z.uuid() })
const scope = z.string().regex(/^[a-z-]+:(read|write)$/)

/** A key for another program, as the back office gets it: without its secret. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key, by which staff recognise it: 'srv_8f2a91c0'. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  /** The branches for which the key may be used. Empty: all branches to which the person who created the key has access. */
  branches: z.array(z.uuid()),
  /** The partner (external user) for whom this key places orders. Null: the key belongs to no partner. */
  partnerId: z.uuid().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** When the key was last used. The time can be up to one minute old. */
  lastUsedAt: z.iso.datetime().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKey = z.infer<typeof ApiKey>

export const keyEndpoints = {
  list: endpoint({
    id: 'api-keys.list',
    method: 'GET',
    path: '/api/api-keys',
    access: admins,
    reply: z.array(ApiKey),
    summary: 'Keys of programs, the newest first, revoked ones of the last 30 days too',
  }),
  scopes: endpoint({
    id: 'api-keys.scopes',
    method: 'GET',
    path: '/api/api-keys/scopes',
    access: admins,
    reply: z.array(z.object({ name: z.string(), title: z.string() })),
    summary: 'Call groups that a key may be given, each to read or to write',
  }),
  create: endpoint({
    id: 'api-keys.create',
    method: 'POST',
    path: '/api/api-keys',
    access: admins,
    status: 201,
    body: z.strictObject({
      name: text(80).min(1),
      scopes: z.array(scope).min(1).max(60),
      branches: z.array(z.uuid()).max(100).default([]),
      partnerId: z.uuid().nullable().default(null),
      expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
    }),
    reply: ApiKey.extend({ secret: z.string() }),
    summary: 'A new key; the answer is the only place where its secret ever appears',
  }),
  revoke: endpoint({
    id: 'api-keys.revoke',
    method: 'POST',
    path: '/api/api-keys/:id/revoke',
    access: admins,
    params: IdParams,
    summary: 'Ends a key at once, in every process',
  }),
}
