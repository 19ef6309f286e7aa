/** All connections are in use, and too many callers wait, or this one waited too long. The answer is 503 with Retry-After. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED'
  constructor() {
    super('The database has no free connection')
  }
}

/** The fields of an error of PostgreSQL. */
interface DatabaseError extends Error {
  code: string
  constraint?: string
  table?: string
  column?: string
  detail?: string
  /** The routine of PostgreSQL that raised it. The message cannot be compared: it is in the language of the server. */
  routine?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/** Name of the broken unique constraint. Undefined: another failure. */
export const brokenUnique = (error: unknown): string | undefined =>
  isDatabaseError(error) && error.code === '23505' ? (error.constraint ?? '') : undefined

/** Name of the broken foreign key and its table. Undefined: another failure. */
export const brokenReference = (error: unknown): { constraint: string; table: string } | undefined =>
  isDatabaseError(error) && error.code === '23503'
    ? { constraint: error.constraint ?? '', table: error.table ?? '' }
    : undefined

/**
 * A number or an instant that the database cannot hold or count with, for example one of the year 0. Values come from the caller: what we store was
 * checked by the same database.
 */
export const isOutOfRange = (error: unknown): boolean =>
  isDatabaseError(error) && ['22003', '22007', '22008', '22009'].includes(error.code)

/** Serialization failure or deadlock: the same transaction may succeed when it is tried again. */
export const isTransient = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01')

/**
 * The prepared statement of this connection cannot be used, and was not run. Either a newer release added a column, or its first values
 * could not be converted.
 */
export const isStatementLoss = (error: unknown): boolean =>
  isDatabaseError(error) &&
  (error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery'))

/** A newer release changed the database, and this process must not write to it any more (ADR 0032). */
export const isOlderRelease = (error: unknown): boolean => isDatabaseError(error) && error.code === 'SV001'

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  // Too many clients: the server gives no connection to anybody.
  '53300',
  'OVERLOADED',
])

/** The connection was lost, or the database accepts none now: a restart, a failover, or all connections are in use for too long. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string') return lostCodes.has(code)
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error/i.test(
    error.message,
  )
}

/** Name of the broken exclusion constraint: two ranges would overlap. Undefined: another failure. */
export const brokenExclusion = (error: unknown): string | undefined =>
  isDatabaseError(error) && error.code === '23P01' ? (error.constraint ?? '') : undefined
