/** Neither a digit, a plus, nor a separator of numbers: blanks, hyphens, slashes, brackets, dots, and invisible characters of pasted texts. */
const FOREIGN = /[^\d+\s\p{Pd}\p{Cf}/().]+/gu

/** What `phoneInput` removes and a guest may miss: 'Büro' in '0171/2345678 Büro'. Separators are not named. Empty if there is nothing else. */
export const removedFromPhone = (typed: string): string => (typed.match(FOREIGN) ?? []).join(' ')

/** What a phone field has removed, for the note about it. People type letters one after the other. */
interface Removed {
  readonly text: string
  /** The field was left since. So the next change begins a new text. */
  readonly isOld: boolean
  /** A digit was typed since. So a blank comes before the next letter. */
  readonly isApart: boolean
}

export const nothingRemoved: Removed = { text: '', isOld: false, isApart: false }

/** `before` and what this change removes; nothing if the field was emptied. `isTyping`: false if the browser fills in the field, without the focus. */
export function removedSoFar(before: Removed, typed: string, isTyping = true): Removed {
  if (typed === '') return nothingRemoved
  const removed = removedFromPhone(typed)
  const parts = [before.isOld ? '' : before.text, before.isApart && removed ? ' ' : '', removed]
  return { text: parts.join('').trim().slice(0, 40), isOld: !isTyping, isApart: removed === '' }
}

/** `before`, after the field was left. */
export const leftWith = (before: Removed): Removed => ({ ...before, isOld: true })
