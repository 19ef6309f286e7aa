import type { ApiError } from '#contract/errors.ts'

/**
 * The time at which the server accepts sign-in attempts again, in milliseconds since 1970. It is computed from the seconds in the error. If
 * these are missing, it is computed from the whole minutes in the error. Undefined if there is no error 'auth.too_many_attempts'.
 */
export function lockedUntil(errors: readonly ApiError[], now: number): number | undefined {
  const error = errors.find((one) => one.code === 'auth.too_many_attempts')
  if (!error) return undefined
  const seconds = Number(error.values?.['seconds'] ?? Number.NaN)
  const minutes = Number(error.values?.['minutes'] ?? 1)
  return now + (Number.isFinite(seconds) ? seconds : minutes * 60) * 1000
}
