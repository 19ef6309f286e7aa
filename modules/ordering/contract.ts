/** Exports the entities and calls of the ordering module. They are defined in contract/. */
import type { OnlineMethod } from './rules/payment-methods.ts'

export * from './contract/draft.ts'
export * from './contract/order.ts'
export * from './contract/order-edit.ts'
export type { OrderForMail } from './contract/order-for-mail.ts'
export * from './contract/calls.ts'
export { BoardFilter, BoardView } from './contract/board-calls.ts'
export { TodaysRide } from './contract/ride-list-calls.ts'
export { AffectedOrder } from './contract/hours-calls.ts'
export { OrderState, PaymentMethod, StateFacts } from './contract/shapes.ts'
export { isOnline, type OnlineMethod } from './rules/payment-methods.ts'

declare module '#contract/init.ts' {
  interface InitConfig {
    /**
     * The online payment methods that the site can offer: the methods of a payment provider or of the test terminal. Undefined if the
     * server runs without the payments module.
     */
    onlineMethods?: OnlineMethod[]
  }
}
