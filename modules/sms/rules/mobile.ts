/**
 * Mobile phone numbers by country. Numbers of other countries get no SMS: otherwise a stranger could enter expensive numbers, and the business would
 * have to pay for the SMS (docs/rules/messages.md, SMS).
 */
const mobile: readonly RegExp[] = [
  // Austria. Excluded are the area codes of landlines: 0662 (Salzburg), 0654x and 0656x (Pinzgau).
  /^\+436(?:5[0-3579]|6[013-9]|[789]\d)\d{4,10}$/,
  /^\+491(?:5\d|6[023]|7\d)\d{6,9}$/,
  /^\+417[4-9]\d{7}$/,
  /^\+423[67]\d{6}$/,
]

/** May this phone number get an SMS? `phone` must be + and digits. */
export const isMobile = (phone: string): boolean => mobile.some((one) => one.test(phone))
