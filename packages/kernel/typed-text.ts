/**
 * Characters that change the direction of text, and control characters (but not tab and line breaks). Somebody could use them to hide a
 * part of a text.
 */
const hidden = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

/** A text that people type, as it is stored: without blanks at its beginning and end, and without the characters of `hidden`. */
export const typedText = (typed: string): string => typed.replaceAll(hidden, '').trim()
