import type { Endpoint } from '#contract/endpoint.ts'
import type { Json } from './openapi-schemas.ts'
import { limitsOf } from './rate-limits.ts'

interface Refused {
  status: number
  description: string
  codes: readonly string[]
  /** True if the response has the header Retry-After. */
  retryAfter?: boolean
}

/** Error responses, by their name in `components.responses`. */
const refused = {
  Malformed: { status: 400, description: 'The request cannot be read.', codes: ['request.invalid'] },
  NotSignedIn: {
    status: 401,
    description: 'Nobody is signed in, or the session has ended.',
    codes: ['auth.session_timeout'],
  },
  NotAllowed: {
    status: 403,
    description: 'The role or branch is missing, or x-csrf-token is wrong.',
    codes: ['auth.not_privileged', 'auth.not_your_branches', 'auth.csrf_invalid', 'request.origin'],
  },
  NotFound: {
    status: 404,
    description: 'There is no such record, or it may not be seen.',
    codes: ['record.not_found'],
  },
  Conflict: {
    status: 409,
    description: 'Somebody changed the record meanwhile: `data` is its current state. Or another record needs it.',
    codes: ['record.stale', 'record.in_use', 'request.conflict'],
  },
  TooLarge: { status: 413, description: 'The body is too large.', codes: ['request.too_large'] },
  MediaType: { status: 415, description: 'The body is no JSON.', codes: ['request.media_type'] },
  RuleBroken: {
    status: 422,
    description: 'A rule is broken; `field` names where. Every code stands in x-error-codes.',
    codes: ['field.required', 'field.format', 'field.choice'],
  },
  TooMany: { status: 429, description: 'Too many calls.', codes: ['request.rate_limited'], retryAfter: true },
  Unavailable: {
    status: 503,
    description: 'Too much at once, or the database does not answer. Try again.',
    codes: ['request.unavailable'],
    retryAfter: true,
  },
} as const satisfies Record<string, Refused>
type Name = keyof typeof refused

/** The error responses that an API call may return. They follow from the declaration of the call. */
export function refusalsOf(
  endpoint: Endpoint,
  has: { body: boolean; query: boolean; params: boolean; version: boolean },
): Json {
  const isStaff = endpoint.access !== 'public'
  const names: readonly (Name | false)[] = [
    'Malformed',
    isStaff && 'NotSignedIn',
    (isStaff || endpoint.method !== 'GET') && 'NotAllowed',
    has.params && 'NotFound',
    (has.version || endpoint.method === 'DELETE' || endpoint.headers?.['idempotency-key'] !== undefined) && 'Conflict',
    has.body && 'TooLarge',
    has.body && 'MediaType',
    (has.body || has.query || endpoint.headers !== undefined) && 'RuleBroken',
    limitsOf(endpoint).length > 0 && 'TooMany',
    'Unavailable',
  ]
  return Object.fromEntries(
    names.flatMap((name) => (name ? [[String(refused[name].status), { $ref: `#/components/responses/${name}` }]] : [])),
  )
}

/** The content of `components.responses`. */
export const refusedResponses = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries<Refused>(refused).map(([name, { description, codes, retryAfter }]) => [
      name,
      {
        description: `${description} Codes: ${codes.join(', ')}.`,
        ...(retryAfter
          ? { headers: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
          : {}),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            examples: {
              example: {
                value: {
                  errors: [{ code: codes[0], message: 'A sentence for people, in the language of the caller' }],
                },
              },
            },
          },
        },
      },
    ]),
  )
