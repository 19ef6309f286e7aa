/**
 * The forms of mobile phone numbers, one line for each country. Other numbers get no SMS, because a stranger could order with an expensive
 * foreign number, and the business would pay for the SMS (docs/rules/messages.md, SMS).
 */
const mobile: readonly RegExp[] = [
  // Austria. Some area codes of landlines begin in the same way and are left out: 0662 (Salzburg), 0654x and 0656x (Pinzgau).
  /^\+436(?:5[0-3579]|6[013-9]|[789]\d)\d{4,10}$/,
  /^\+491(?:5\d|6[023]|7\d)\d{6,9}$/,
  /^\+417[4-9]\d{7}$/,
  /^\+423[67]\d{6}$/,
]

/** True if SMS may be sent to this phone number. `phone` must consist of + and digits. */
export const isMobile = (phone: string): boolean => mobile.some((one) => one.test(phone))
