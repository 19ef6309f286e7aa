/** Characters that are not seen, and can turn the words around them; line breaks stay. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/gu

/** A guest's own words as they are shown back: without what is not seen, and without empty space around and between lines. */
export const saidText = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').replace(unseen, '').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
