/** Long enough for the jobs and pages that wait for a start, short enough that nobody has a busy evening yet. */
const afterMs = 3_000

/**
 * Collects once what the start left behind and hands the free pages back: V8 itself does neither before a server works again, and one that
 * rests would keep 13 MB for days (docs/adr/0023-small-at-rest.md). Takes about a tenth of a second; only where `--expose-gc` was given.
 */
export function giveBackMemory(): void {
  const collect = globalThis.gc
  if (collect) setTimeout(() => collect({ type: 'major', flavor: 'last-resort' }), afterMs).unref()
}
