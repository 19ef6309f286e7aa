import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import type { Order } from '../../contract.ts'
import { canRefundPart } from '../../rules/part-refund.ts'
import { itemsBack } from './items-back.ts'
import { amountProblem, filledAmount, type Ticked } from './part-fill.ts'

export interface RefundedPart {
  /** Whether staff can refund a part of this order. If false, staff can only refund or keep all its money. */
  isPossible: boolean
  /** Maximum amount of a partial refund, in currency units: the part of the price that the business still holds. */
  most: number
  ticked: Ticked
  /** The quantity of each item that was already refunded (key: item id). Items without a refund are missing. */
  back: ReadonlyMap<string, number>
  /** Sets the refunded quantity of an item; undefined unticks the item. The amount is calculated again. */
  tick(id: string, amount: number | undefined): void
  /** The amount in the field, in currency units. Undefined: the field is empty. NaN: the text in the field is not a number. */
  amount: number | undefined
  setAmount(amount: number | undefined): void
  /** The same amount if it can be refunded; otherwise undefined. */
  valid: number | undefined
  /** The error below the amount field. It is shown after staff submit the form. An amount that is too high is reported at once. */
  error: string | undefined
  /**
   * Returns amount and items for the call. If the amount cannot be refunded, the result is undefined, and the field shows the error and
   * gets the focus.
   */
  check(): { amount: number; items?: { id: string; amount: number }[] } | undefined
}

/** The state of the fields with which staff refund a part of the price. */
export function usePart(order: Order): RefundedPart {
  const t = useTexts(boardTexts).refundDialog
  const [ticked, setTicked] = useState<Ticked>(new Map())
  const [amount, setAmount] = useState<number>()
  const [isAsked, setAsked] = useState(false)
  const most = order.money.price
  const problem = amountProblem(amount, most)
  const texts = {
    missing: t.amountMissing,
    cents: t.amountCents,
    most: t.amountMost(formatMoney(most, order.currency)),
  }
  return {
    isPossible: canRefundPart(order) && most > 0,
    most,
    ticked,
    back: itemsBack(order),
    tick(id, pieces) {
      const next = new Map(ticked)
      if (pieces === undefined) next.delete(id)
      else next.set(id, pieces)
      setTicked(next)
      setAmount(filledAmount(order.items, next, most))
    },
    amount,
    setAmount,
    valid: problem ? undefined : amount,
    error: problem && (isAsked || problem === 'most') ? texts[problem] : undefined,
    check() {
      setAsked(true)
      if (problem || amount === undefined) {
        document.getElementById('refund-amount')?.focus()
        return undefined
      }
      const items = [...ticked].map(([id, pieces]) => ({ id, amount: pieces }))
      return { amount, ...(items.length > 0 ? { items } : {}) }
    },
  }
}
