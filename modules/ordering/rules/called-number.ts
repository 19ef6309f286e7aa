/**
 * The number that staff call out, as staff and guests read it: the ticket number, for example '47', or with the letter of the order's branch
 * in front: 'D-212'. `letter`: null or empty if there is none (docs/rules/orders.md, Numbers). Null: the order has no ticket number.
 */
export function calledNumber(ticketNumber: number | null, letter: string | null): string | null {
  if (ticketNumber === null) return null
  return letter ? `${letter}-${ticketNumber}` : String(ticketNumber)
}
