export type { OrderDraftInput } from '#modules/ordering/contract.ts'

/** One entry in the response of `/api/init` (specification §3). */
export interface InitEntry {
  url: string
  data: unknown
}
