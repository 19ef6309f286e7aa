/**
 * Control characters, and characters that reverse the direction of text. They are removed from text that people have typed
 * (docs/rules/security.md, Output). Tabs and line breaks stay.
 */
// oxlint-disable-next-line no-control-regex -- the pattern searches for control characters
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Line breaks of every kind, and tabs. A non-breaking space is not included, because it keeps an amount and its unit in one line. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** Removes invisible characters from a text that somebody has typed. Line breaks and tabs remain. */
export const visible = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '')

/**
 * Returns a typed text as one line: line breaks and tabs become spaces, invisible characters are removed, and several spaces become one. So
 * a typed line break cannot begin a new field in a mail, a calendar file or a list.
 */
export const oneLine = (text: string): string => visible(text.replaceAll(breaks, ' ')).replaceAll(/ {2,}/g, ' ').trim()
