export const PIN_DIGITS = 6

/** The format of a new PIN: six digits (docs/rules/time-tracking.md, Kiosk). */
export const pinPattern = /^\d{6}$/

/**
 * The format of a PIN that a person types at a terminal. PINs that were set by older versions have four to eight digits, and stay valid
 * until they are changed.
 */
export const typedPattern = /^\d{4,8}$/

/** Whether a PIN is too easy to guess: it has only one digit, consecutive digits, or a short group of digits that is repeated. */
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

/** A person who has entered this many wrong PINs in a row at one terminal must wait. */
export const FREE_TRIES = 5
const WAIT_MINUTES = 15

/**
 * How many minutes a person must wait at a terminal after this number of wrong PINs in a row: 0 after at most four, 15 after five or more.
 */
export const waitMinutes = (failures: number): number => (failures < FREE_TRIES ? 0 : WAIT_MINUTES)

/** If the same PIN is used at two terminals within this many seconds, it is probably known to two people. */
export const AT_ONCE_SECONDS = 60

/**
 * If this many people must wait at the same terminal, the managers of the terminal's branch get a mail, because somebody may be trying
 * PINs.
 */
export const ALARM_AT = 3
