import type { ApiError } from '#contract/errors.ts'

/**
 * The time until which the limit blocks sign-in, in milliseconds since 1970. The server sends whole minutes, and the exact seconds if it
 * knows them.
 */
export function lockedUntil(errors: readonly ApiError[], now: number): number | undefined {
  const error = errors.find((one) => one.code === 'auth.too_many_attempts')
  if (!error) return undefined
  const seconds = Number(error.values?.['seconds'] ?? Number.NaN)
  const minutes = Number(error.values?.['minutes'] ?? 1)
  return now + (Number.isFinite(seconds) ? seconds : minutes * 60) * 1000
}
