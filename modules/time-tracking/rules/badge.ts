/** A number that a reader can type or an NFC chip tells: 4 to 64 signs when separators are left out. */
export const badgePattern = /^[0-9A-Z]{4,64}$/

/** Readers write the number of one card in different ways: '04:a2:1b', '04 A2 1B', '04a21b'. */
export const badgeNumber = (typed: string): string => typed.replaceAll(/[\s:;_-]/g, '').toUpperCase()

/** The end of a number, by which people tell their cards apart; the whole number is shown to nobody. */
export const badgeEnding = (number: string): string => number.slice(number.length > 8 ? -4 : -2)
