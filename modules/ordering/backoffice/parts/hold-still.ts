/**
 * What a column shows while somebody is using it: cards keep their places. A new card that would move others waits behind 'n neue'; one
 * that belongs at the end is added at once. `held` false: all cards sorted.
 */
export function holdStill(
  shown: readonly string[],
  wanted: readonly string[],
  held: boolean,
): { shown: readonly string[]; waiting: number } {
  if (!held) return { shown: wanted, waiting: 0 }
  const kept = shown.filter((id) => wanted.includes(id))
  const lastKept = Math.max(-1, ...kept.map((id) => wanted.indexOf(id)))
  const added = wanted.filter((id, index) => index > lastKept && !kept.includes(id))
  return { shown: [...kept, ...added], waiting: wanted.length - kept.length - added.length }
}
