/**
 * SQL for an UPDATE that does not wait for the disk, so that commits of orders do not wait behind it: put it between SET and WHERE, in a statement
 * outside of a transaction. A power failure or a crash of PostgreSQL may undo such statements of the last second. The next ordinary commit makes them
 * safe, and a crash of this process alone undoes nothing. Use it only where the work is then simply done again.
 */
export const relaxedCommit = `FROM (SELECT set_config('synchronous_commit', 'off', true)) relaxed`
