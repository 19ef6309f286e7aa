/**
 * The timeline stores this reason if a guest cancels free of charge by the branch's rule: the money is refunded without a decision of staff
 * (ADR 0059). Stored entries contain this text, so it must never change.
 */
export const freeCancellation = 'free-cancellation'
