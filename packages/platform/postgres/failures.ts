/** What PostgreSQL says about a refused statement. */
export interface DatabaseError extends Error {
  code: string
  constraint?: string
  table?: string
  column?: string
  detail?: string
  /** Where in PostgreSQL it was raised; the message is in the server's language. */
  routine?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/** Unique constraint broken: its name, else undefined. */
export const brokenUnique = (error: unknown): string | undefined =>
  isDatabaseError(error) && error.code === '23505' ? (error.constraint ?? '') : undefined

/** Foreign key broken: its name and the table that holds it, else undefined. */
export const brokenReference = (error: unknown): { constraint: string; table: string } | undefined =>
  isDatabaseError(error) && error.code === '23503'
    ? { constraint: error.constraint ?? '', table: error.table ?? '' }
    : undefined

/** Serialization failure or deadlock: the same transaction may pass when tried again. */
export const isTransient = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01')

/**
 * The named statement is not as this connection prepared it, and was not run: a newer release added a column beside us, or the values it was
 * first given could not be written.
 */
export const isStatementLoss = (error: unknown): boolean =>
  isDatabaseError(error) &&
  (error.code === '26000' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery'))

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
])

/** The connection is gone or the database does not take one now: a restart, a failover, every connection busy for too long. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string') return lostCodes.has(code)
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error/i.test(
    error.message,
  )
}
