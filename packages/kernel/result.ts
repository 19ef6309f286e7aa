/**
 * The result of an operation whose failures are expected: a value, or a failure with a code. Exceptions are bugs. Texts for codes are in
 * packages/i18n/errors.ts and in the `words/errors.ts` of modules, never here.
 */
export type Result<T, F extends Failure = Failure> = { ok: true; value: T } | ({ ok: false } & F)

/**
 * All codes of failures. Each module adds the codes of its `words/errors.ts` with `declare module`. If a code has no status or no texts,
 * TypeScript reports an error.
 */
export interface ErrorCodes {}
export type ErrorCode = keyof ErrorCodes

/** An expected failure: `code` names the rule ('delivery.below_minimum'), `field` the field of the input, if there is one. */
export interface Failure {
  code: ErrorCode
  field?: string
  /** Values in the text of the code, for example `{ minutes: 5 }`. */
  values?: Readonly<Record<string, string | number>>
}

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** A failure as a result. Further properties of the failure are copied. */
export const fail = <F extends Failure>(failure: F): { ok: false } & F => ({ ok: false, ...failure })
