/**
 * The time between the start of the server and the garbage collection. It is long enough for the jobs and pages that run after a start, and
 * so short that the server is not busy yet.
 */
const afterMs = 3_000

/**
 * Collects the garbage of the start once, and returns the free memory to the system. The JavaScript engine does not do this while a server
 * is idle, so an idle server would keep 13 MB for days (docs/adr/0023-small-at-rest.md). The collection takes about a tenth of a second. It
 * works only if Node runs with `--expose-gc`.
 */
export function giveBackMemory(): void {
  const collect = globalThis.gc
  if (collect) setTimeout(() => collect({ type: 'major', flavor: 'last-resort' }), afterMs).unref()
}
