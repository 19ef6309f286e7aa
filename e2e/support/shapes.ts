export type { OrderDraftInput } from '#modules/ordering/contract.ts'

/** An entry of the initial load (specification §3). */
export interface InitEntry {
  url: string
  data: unknown
}
