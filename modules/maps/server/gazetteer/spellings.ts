import { fold, foldBare } from '#kernel/fold.ts'
import { streetForm } from './street-form.ts'

/**
 * Spellings of a name for comparison, each once, because people type all of them: 'oe' and 'o' for ö, 'St.' and 'Sankt', and a street in
 * one word.
 */
export function spellingsOf(...names: readonly string[]): string[] {
  const folded = names.flatMap((name) => [fold(name), foldBare(name)])
  const saints = folded.flatMap((name) => [
    name,
    name.replaceAll(/(^| )sankt(?= )/g, '$1st'),
    name.replaceAll(/(^| )st(?= )/g, '$1sankt'),
  ])
  return [...new Set([...saints, ...saints.map(streetForm)])]
}
