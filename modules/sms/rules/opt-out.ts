/** A guest who replies to an SMS with one word of `ends` gets no more SMS. A reply with one word of `begins` allows SMS again. */
const ends = new Set(['STOP', 'STOPP', 'ENDE', 'ABMELDEN', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'STOPALL'])
const begins = new Set(['START', 'ANMELDEN', 'UNSTOP'])

/**
 * Decides whether a guest's reply stops SMS to the guest's number or allows them again. Undefined if the reply is not exactly one of the words in
 * `ends` and `begins`. Upper and lower case, and '.' and '!' at the end, make no difference.
 */
export function wishOf(answer: string): 'stop' | 'start' | undefined {
  const word = answer
    .trim()
    .replaceAll(/[.!]+$/g, '')
    .toUpperCase()
  if (ends.has(word)) return 'stop'
  return begins.has(word) ? 'start' : undefined
}
