import type { Branch } from '#modules/branches/contract.ts'
import type { OrderEdit, PartRefund } from './order-edit.ts'
import type { Order } from './order.ts'

/** The data for a mail or calendar file about an order. The hash is part of the status link; staff screens do not get it. */
export interface OrderForMail {
  order: Order
  hash: string
  /** The branch of the order. `timeZone` is an IANA name; appointments are shown in this time zone. */
  branch: Pick<Branch, 'name' | 'street' | 'zipCode' | 'city' | 'phone' | 'email' | 'timeZone'> &
    Partial<Pick<Branch, 'waitingMinutes' | 'airportWaitingMinutes'>>
  /** Changes of items, as on the customer's status page. */
  changes: readonly OrderEdit[]
  /** Partial refunds, as on the customer's status page. */
  partRefunds: readonly PartRefund[]
  /** Whether all money of the order is being refunded, as on the customer's status page. */
  isAllGoingBack?: boolean | undefined
  /** The time that the order had before staff last moved it, as on the customer's status page. */
  timeBefore: string | null
  endedMoney: 'asked' | 'going-back' | 'kept' | null
  /** Amount of `endedMoney`, and whether the guest cancelled free of charge. Both as on the customer's status page. */
  endedAmount?: number | undefined
  isFreeCancel?: boolean | undefined
}
