/** Replies after which a phone number gets no more SMS, and replies after which it gets SMS again. The whole reply must be one of these words. */
const ends = new Set(['STOP', 'STOPP', 'ENDE', 'ABMELDEN', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'STOPALL'])
const begins = new Set(['START', 'ANMELDEN', 'UNSTOP'])

/** What a guest's reply requests. */
export function wishOf(answer: string): 'stop' | 'start' | undefined {
  const word = answer
    .trim()
    .replaceAll(/[.!]+$/g, '')
    .toUpperCase()
  if (ends.has(word)) return 'stop'
  return begins.has(word) ? 'start' : undefined
}
