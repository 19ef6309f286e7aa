import { fold, foldBare } from '#kernel/fold.ts'

/** Names as they are compared, each once: umlauts in both ways, and 'St.' for 'Sankt' as 'Sankt' for 'St.', since people type either. */
export function spellingsOf(...names: readonly string[]): string[] {
  const folded = names.flatMap((name) => [fold(name), foldBare(name)])
  const saints = folded.flatMap((name) => [
    name,
    name.replaceAll(/(^| )sankt(?= )/g, '$1st'),
    name.replaceAll(/(^| )st(?= )/g, '$1sankt'),
  ])
  return [...new Set(saints)]
}
