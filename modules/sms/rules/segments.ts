/** How a text is sent (3GPP TS 23.038): letters of 7 bits, or UCS-2 where it has any other letter. */
interface Segments {
  readonly encoding: 'gsm' | 'ucs2'
  /** Characters that the text takes: some count twice. */
  readonly length: number
  /** How many messages are paid. */
  readonly count: number
  /** Characters that are left in the last message. */
  readonly left: number
}

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each takes two places. */
const extended = new Set('^{}\\[~]|€\f')

const limits = { gsm: { one: 160, more: 153 }, ucs2: { one: 70, more: 67 } } as const

/** Length, encoding and number of messages of a text. An empty text is one message. */
export function segmentsOf(text: string): Segments {
  const letters = Array.from(text)
  const isGsm = letters.every((letter) => basic.has(letter) || extended.has(letter))
  const encoding = isGsm ? 'gsm' : 'ucs2'
  // A letter is never divided: of a letter of two places both stand in one message.
  const sizes = letters.map((letter) => (isGsm ? (extended.has(letter) ? 2 : 1) : letter.length))
  const length = sizes.reduce((sum, size) => sum + size, 0)
  const { one, more } = limits[encoding]
  if (length <= one) return { encoding, length, count: 1, left: one - length }
  let [count, used] = [1, 0]
  for (const size of sizes) {
    if (used + size > more) [count, used] = [count + 1, 0]
    used += size
  }
  return { encoding, length, count, left: more - used }
}

const plainer: Readonly<Record<string, string>> = {
  '„': '"',
  '“': '"',
  '”': '"',
  '»': '"',
  '«': '"',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  '·': '-',
  '×': 'x',
}

/** The same text with the signs of a telephone, on one line: a single typographic quote would more than halve its length. */
export const gsmText = (text: string): string =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' '), (letter) => plainer[letter] ?? letter)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
