/** Entities and calls of ordering; they are defined in contract/. */
import type { OnlineMethod } from './rules/payment-methods.ts'

export * from './contract/draft.ts'
export * from './contract/order.ts'
export * from './contract/calls.ts'
export { BoardFilter, BoardView } from './contract/board-calls.ts'
export { TodaysRide } from './contract/ride-list-calls.ts'
export { AffectedOrder } from './contract/hours-calls.ts'
export { OrderState, PaymentMethod } from './contract/shapes.ts'
export { isOnline, type OnlineMethod } from './rules/payment-methods.ts'

declare module '#contract/init.ts' {
  interface InitConfig {
    /** The online payment methods that a provider or the test terminal offers. Undefined if no module offers online payment. */
    onlineMethods?: OnlineMethod[]
  }
}
