/**
 * Mobile numbers by country. Other countries get no SMS: a stranger who types expensive numbers would be paid by the business
 * (docs/rules/messages.md, SMS).
 */
const mobile: readonly RegExp[] = [
  // Austria: 0662 is Salzburg, 0654x and 0656x are Pinzgau.
  /^\+436(?:5[0-3579]|6[013-9]|[789]\d)\d{4,10}$/,
  /^\+491(?:5\d|6[023]|7\d)\d{6,9}$/,
  /^\+417[4-9]\d{7}$/,
  /^\+423[67]\d{6}$/,
]

/** May this number get an SMS? A number is + and digits. */
export const isMobile = (phone: string): boolean => mobile.some((one) => one.test(phone))
