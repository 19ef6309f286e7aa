/** Invisible characters. Some of them change the direction in which the text around them is displayed. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/gu

/**
 * A guest's comment as it is displayed. Invisible characters are removed, and spaces at the beginning and end of each line. There is at
 * most one empty line between two lines.
 */
export const saidText = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').replace(unseen, '').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
