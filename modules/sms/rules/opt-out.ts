/** Answers that end messages to a number, and those that allow them again. The whole answer must be such a word. */
const ends = new Set(['STOP', 'STOPP', 'ENDE', 'ABMELDEN', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'STOPALL'])
const begins = new Set(['START', 'ANMELDEN', 'UNSTOP'])

/** What an answer of a guest asks for. */
export function wishOf(answer: string): 'stop' | 'start' | undefined {
  const word = answer
    .trim()
    .replaceAll(/[.!]+$/g, '')
    .toUpperCase()
  if (ends.has(word)) return 'stop'
  return begins.has(word) ? 'start' : undefined
}
