/**
 * The cards that a column shows. While somebody uses the column (`held`), cards keep their places: a new card that would move others is
 * hidden behind the button 'n neue', and a new card that belongs at the end is added at once. Otherwise all cards are sorted.
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
