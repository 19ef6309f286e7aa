/** A number that a card reader types or an NFC chip sends: 4 to 64 characters without separators. */
export const badgePattern = /^[0-9A-Z]{4,64}$/

/**
 * Removes separators and writes capitals, because different readers write the number of the same card differently: '04:a2:1b', '04 A2 1B', '04a21b'.
 */
export const badgeNumber = (typed: string): string => typed.replaceAll(/[\s:;_-]/g, '').toUpperCase()

/** The last characters of a card number, so that people can distinguish their cards. Nobody sees the whole number. */
export const badgeEnding = (number: string): string => number.slice(number.length > 8 ? -4 : -2)
