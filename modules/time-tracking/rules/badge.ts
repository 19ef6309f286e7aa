/** The format of a card number after `badgeNumber`: 4 to 64 capital letters and digits, without separators. */
export const badgePattern = /^[0-9A-Z]{4,64}$/

/**
 * Converts a card number to the format in which card numbers are compared. Separators are removed and letters become capitals, because card
 * readers write the number of the same card differently: '04:a2:1b', '04 A2 1B', '04a21b'.
 */
export const badgeNumber = (typed: string): string => typed.replaceAll(/[\s:;_-]/g, '').toUpperCase()

/** The last characters of a card number, by which staff recognise a card. The whole number is never displayed. */
export const badgeEnding = (number: string): string => number.slice(number.length > 8 ? -4 : -2)
