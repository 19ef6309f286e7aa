export const PIN_DIGITS = 6

/** A PIN has six digits (docs/rules/time-tracking.md, Kiosk). */
export const pinPattern = /^\d{6}$/

/** What somebody types at a kiosk: a PIN that was set before all had six digits opens the clock until it is changed. */
export const typedPattern = /^\d{4,8}$/

/** A PIN that is guessed first: one digit only, digits in a row, a short group that repeats. */
export function isTrivialPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = new Set(digits.slice(1).map((digit, place) => (digit - (digits[place] ?? 0) + 10) % 10))
  const isRow = steps.size === 1 && [0, 1, 9].some((step) => steps.has(step))
  const repeats = [2, 3].some(
    (length) =>
      pin.length > length && pin.length % length === 0 && pin === pin.slice(0, length).repeat(pin.length / length),
  )
  return isRow || repeats
}

/** Wrong PINs of one person at one kiosk before they have to wait. */
export const FREE_TRIES = 5
const WAIT_MINUTES = 15

/** Minutes that a person waits at a kiosk after so many wrong PINs on end: from the fifth on each costs a quarter of an hour. */
export const waitMinutes = (failures: number): number => (failures < FREE_TRIES ? 0 : WAIT_MINUTES)

/** The same PIN at two kiosks within so many seconds was used by two people at once. */
export const AT_ONCE_SECONDS = 60

/** So many people who have to wait at one kiosk are an alarm for the managers. */
export const ALARM_AT = 3
