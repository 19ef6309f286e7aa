/** Too many callers wait for a connection or for a brand to be opened, or this caller has waited too long. The response is 503 with Retry-After. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED'
  constructor() {
    super('The database has no free connection')
  }
}

/** The fields of a PostgreSQL error. */
interface DatabaseError extends Error {
  code: string
  constraint?: string
  table?: string
  column?: string
  detail?: string
  /** The routine of PostgreSQL that raised the error. The message cannot be compared, because it is in the language of the server. */
  routine?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/** Name of the violated unique constraint; undefined for another error. */
export const brokenUnique = (error: unknown): string | undefined =>
  isDatabaseError(error) && error.code === '23505' ? (error.constraint ?? '') : undefined

/** Name of the violated foreign key and its table; undefined for another error. */
export const brokenReference = (error: unknown): { constraint: string; table: string } | undefined =>
  isDatabaseError(error) && error.code === '23503'
    ? { constraint: error.constraint ?? '', table: error.table ?? '' }
    : undefined

/**
 * Is the error about a number or an instant outside the range of the database, for example in the year 0? The caller must have sent such
 * a value, because a value in the database is always in the range.
 */
export const isOutOfRange = (error: unknown): boolean =>
  isDatabaseError(error) && ['22003', '22007', '22008', '22009'].includes(error.code)

/** Is the error a serialization failure or a deadlock? The same transaction may succeed when it is tried again. */
export const isTransient = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01')

/**
 * Does the error mean that a prepared statement of this connection cannot be used? In this case the statement was not run. There are two
 * possible reasons. A newer release has added a column to a table. Or PostgreSQL could not convert the values of the statement's first run.
 */
export const isStatementLoss = (error: unknown): boolean =>
  isDatabaseError(error) &&
  (error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery'))

/** Does the error mean that a newer release has changed the database, so that this process must not write to it any more (ADR 0032)? */
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
  // Too many clients: the server accepts no further connection.
  '53300',
  'OVERLOADED',
])

/**
 * Does the error mean that the connection was lost, or that no connection was free in time? Reasons are a restart, a failover, or too many
 * requests at the same time.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string') return lostCodes.has(code)
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error/i.test(
    error.message,
  )
}

/** Name of the violated exclusion constraint (two ranges would overlap); undefined for another error. */
export const brokenExclusion = (error: unknown): string | undefined =>
  isDatabaseError(error) && error.code === '23P01' ? (error.constraint ?? '') : undefined
