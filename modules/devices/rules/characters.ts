/** The characters of code page Windows-1252 that Latin-1 does not have. */
const windows = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/** The characters of code page 858 with the codes 80 to FF (hexadecimal), beginning with 80. The euro sign has the code D5. */
const dos = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾¶§÷¸°¨·¹³²'

/** Similar characters, which are printed if the code page lacks a character. */
const others: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '…': '...',
  '•': '*',
  '→': '->',
  '−': '-',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  '\u00a0': ' ',
  '\u202f': ' ',
}

const isOn = (sign: string, page: 'windows1252' | 'cp858'): boolean => {
  const code = sign.codePointAt(0) ?? 0
  if (code >= 0x20 && code < 0x7f) return true
  return page === 'cp858' ? dos.includes(sign) : (code > 0xa0 && code < 0x100) || windows.includes(sign)
}

/**
 * Converts a text so that a printer with this code page can print it. Line breaks and tabs become blanks. All other control characters are
 * removed, because a typed text must not contain a command, for example a command that opens the cash drawer. A character that the code
 * page lacks becomes a similar character, its base letter ('č' becomes 'c'), or a question mark.
 */
export function printable(text: string, page: 'windows1252' | 'cp858'): string {
  return Array.from(
    text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\t' ? ' ' : '')),
    (sign) => {
      if (isOn(sign, page)) return sign
      const other = others[sign]
      if (other !== undefined) return other
      const base = sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
      return base !== '' && Array.from(base).every((one) => isOn(one, page)) ? base : '?'
    },
  ).join('')
}

/**
 * Whether a printer with this code page can print the text without losing a letter or digit. Punctuation may be replaced by a plainer
 * character ('„' by '"').
 */
export const isPrintable = (text: string, page: 'windows1252' | 'cp858'): boolean =>
  Array.from(text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}]/gu, '')).every(
    (sign) => isOn(sign, page) || (others[sign] !== undefined && !/[\p{L}\p{N}]/u.test(sign)),
  )
