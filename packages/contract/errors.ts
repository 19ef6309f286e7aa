import * as z from 'zod'

/**
 * The error codes that every API call may return, with their HTTP status. Their texts are in `packages/i18n/errors.ts`. Each module has its
 * own codes in `modules/<name>/words/errors.ts`.
 */
export const errorCodes = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.media_type': 415,
  'request.not_found': 404,
  'request.rate_limited': 429,
  'request.unavailable': 503,
  'request.origin': 403,
  'request.conflict': 409,
  internal: 500,
  'field.required': 422,
  'field.too_short': 422,
  'field.too_long': 422,
  'field.too_small': 422,
  'field.too_large': 422,
  'field.format': 422,
  'field.email': 422,
  'field.unique': 422,
  'field.choice': 422,
  'field.unknown': 422,
  'field.accept': 422,
  'auth.session_timeout': 401,
  'auth.csrf_invalid': 403,
  'auth.key_invalid': 401,
  'auth.key_scope': 403,
  'auth.key_and_session': 400,
  'auth.not_privileged': 403,
  'auth.not_your_branches': 403,
  'auth.too_many_attempts': 429,
  'record.not_found': 404,
  'record.stale': 409,
  'record.in_use': 409,
  // This code belongs to the module 'branches'. It is in this list because forms in the browser check postcodes, and these forms have only
  // the texts of the codes in this list.
  'delivery.postcode_format': 422,
} as const satisfies Record<string, number>

export type PlatformErrorCode = keyof typeof errorCodes

/** One entry of an error response: `{ errors: [...] }` (docs/rules/calls.md). */
export const ApiError = z.object({
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
  /** The values that the text `message` contains, so that programs need not read the text: `{ missing: 4.2 }`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ApiError = z.infer<typeof ApiError>

/**
 * The body of an error response. `reference` is the id of the request. A response with a 5xx status contains no other detail. `data`
 * contains details, for example the current record after a version conflict.
 */
export const ApiFailureBody = z.object({
  errors: z.array(ApiError).min(1),
  reference: z.string().optional(),
  data: z.unknown().optional(),
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<PlatformErrorCode, unknown> {}
}
