/**
 * SQL for an UPDATE that does not wait until the disk has stored it, so that it does not delay the commits of orders. Put it between SET
 * and WHERE, in a statement outside of a transaction. A power failure or a crash of PostgreSQL may undo such statements of the last
 * second. The next ordinary commit makes them safe. A crash of this process alone undoes nothing. Use it only for work that can be done
 * again.
 */
export const relaxedCommit = `FROM (SELECT set_config('synchronous_commit', 'off', true)) relaxed`
