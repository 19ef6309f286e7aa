/** A number that a card reader types or an NFC chip sends: 4 to 64 characters without separators. */
export const badgePattern = /^[0-9A-Z]{4,64}$/

/** Removes separators and writes capitals, because readers write the number of one card in different ways: '04:a2:1b', '04 A2 1B', '04a21b'. */
export const badgeNumber = (typed: string): string => typed.replaceAll(/[\s:;_-]/g, '').toUpperCase()

/** The end of a number, so that people can distinguish their cards. The whole number is shown to nobody. */
export const badgeEnding = (number: string): string => number.slice(number.length > 8 ? -4 : -2)
