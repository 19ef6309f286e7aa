/** Entities and calls of ordering; they are defined in contract/. */
export * from './contract/draft.ts'
export * from './contract/order.ts'
export * from './contract/calls.ts'
export { BoardFilter, BoardView } from './contract/board-calls.ts'
export { AffectedOrder } from './contract/hours-calls.ts'
export { OrderState, PaymentMethod, paymentMethods } from './contract/shapes.ts'
export { isOnline, type OnlineMethod, onlineMethods } from './rules/payment-methods.ts'
