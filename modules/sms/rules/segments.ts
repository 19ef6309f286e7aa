/**
 * How a text is sent as SMS (3GPP TS 23.038). `gsm`: 7 bits per character. `ucs2`: 16 bits; used for the whole text if one character is not in the
 * GSM alphabet.
 */
interface Segments {
  readonly encoding: 'gsm' | 'ucs2'
  /** The length of the text in units. Most characters need one unit, some need two. */
  readonly length: number
  /** How many messages the provider charges for this text. */
  readonly count: number
  /** How many more units fit into the last message. */
  readonly left: number
}

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters of the GSM extension table. Each needs two units. */
const extended = new Set('^{}\\[~]|€\f')

const limits = { gsm: { one: 160, more: 153 }, ucs2: { one: 70, more: 67 } } as const

/** Calculates the encoding, the length and the number of messages of a text. Even an empty text is one message. */
export function segmentsOf(text: string): Segments {
  const letters = Array.from(text)
  const isGsm = letters.every((letter) => basic.has(letter) || extended.has(letter))
  const encoding = isGsm ? 'gsm' : 'ucs2'
  // A character that needs two units cannot be divided between two messages.
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
 * Returns the text on one line. Characters outside the GSM alphabet are replaced by similar characters („ becomes "). With a single
 * character outside this alphabet, only 70 instead of 160 characters would fit into one message.
 */
export const gsmText = (text: string): string =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' '), (letter) => plainer[letter] ?? letter)
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
