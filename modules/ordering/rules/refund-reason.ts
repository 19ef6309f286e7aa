/**
 * The reason in the timeline entry of a guest's cancellation whose money goes back by the branch's rule, without a decision of staff
 * (ADR 0059). It is stored, so it must never change.
 */
export const freeCancellation = 'free-cancellation'
