/** Invisible characters. Some of them reverse the direction of the text around them. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/gu

/**
 * A guest's comment as pages show it: without invisible characters, without spaces at the beginning and end of each line, and with at most
 * one empty line in a row. Other line breaks stay.
 */
export const saidText = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').replace(unseen, '').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
