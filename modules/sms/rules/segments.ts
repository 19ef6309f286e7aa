/** How a text is sent (3GPP TS 23.038): with 7 bits per character, or as UCS-2 if it contains a character outside the GSM alphabet. */
interface Segments {
  readonly encoding: 'gsm' | 'ucs2'
  /** The length of the text in units; some characters need two units. */
  readonly length: number
  /** The number of messages that the provider charges. */
  readonly count: number
  /** The number of units that still fit into the last message. */
  readonly left: number
}

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters of the GSM extension table, which need two units each. */
const extended = new Set('^{}\\[~]|€\f')

const limits = { gsm: { one: 160, more: 153 }, ucs2: { one: 70, more: 67 } } as const

/** Length, encoding and number of messages of a text. An empty text is one message. */
export function segmentsOf(text: string): Segments {
  const letters = Array.from(text)
  const isGsm = letters.every((letter) => basic.has(letter) || extended.has(letter))
  const encoding = isGsm ? 'gsm' : 'ucs2'
  // Both units of a character that needs two must be in the same message.
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

/**
 * The text with characters of the GSM alphabet, on one line. With a single typographic quote, only 70 instead of 160 characters would fit into one
 * message.
 */
export const gsmText = (text: string): string =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' '), (letter) => plainer[letter] ?? letter)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
