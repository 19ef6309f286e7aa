export const PIN_DIGITS = 6

/** A PIN has six digits (docs/rules/time-tracking.md, Kiosk). */
export const pinPattern = /^\d{6}$/

/** The PIN as typed at a kiosk. Older PINs may have four to eight digits and are valid until they are changed. */
export const typedPattern = /^\d{4,8}$/

/** Whether a PIN would be guessed first: a single digit only, consecutive digits, or a short group that repeats. */
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

/** After this many wrong PINs in a row for one person at one kiosk, the person must wait. */
export const FREE_TRIES = 5
const WAIT_MINUTES = 15

/** Minutes that a person must wait at a kiosk after this number of consecutive wrong PINs: 15 minutes for the fifth and for each further one. */
export const waitMinutes = (failures: number): number => (failures < FREE_TRIES ? 0 : WAIT_MINUTES)

/** If the same PIN is used at two kiosks within this many seconds, two people probably know it. */
export const AT_ONCE_SECONDS = 60

/** If this many people must wait at one kiosk, the managers get a mail. */
export const ALARM_AT = 3
