/**
 * SQL for an UPDATE that does not wait for the disk, so that commits of orders do not wait behind it: put it between SET and WHERE, in a statement
 * outside of a transaction. A power failure may undo such a statement, and with it all later ones; a crash of this process does not. Use it only
 * where the work is then simply done again.
 */
export const relaxedCommit = `FROM (SELECT set_config('synchronous_commit', 'off', true)) relaxed`
