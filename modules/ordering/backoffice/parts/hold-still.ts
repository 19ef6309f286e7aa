/**
 * Decides which cards a column shows while somebody uses it (`held`). Visible cards keep their sequence. A new card that belongs after all of
 * them is added at once. A new card that would move them is hidden, and `waiting` counts it for the button 'n neue'. If the column is not
 * used, all cards are shown in their sorted sequence.
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
