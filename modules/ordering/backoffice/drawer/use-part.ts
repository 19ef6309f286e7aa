import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import type { Order } from '../../contract.ts'
import { canRefundPart } from '../../rules/part-refund.ts'
import { itemsBack } from './items-back.ts'
import { amountProblem, filledAmount, type Ticked } from './part-fill.ts'

export interface RefundedPart {
  /** Whether staff can refund a part of this order. Otherwise the dialog is about all the money. */
  isPossible: boolean
  /** What the business holds of the price, in currency units: the largest part. */
  most: number
  ticked: Ticked
  /** For each item for which a part was refunded before: its id and how much of it. Items without one are missing. */
  back: ReadonlyMap<string, number>
  /** Sets how much of an item the refund is for; undefined: it is not for this item. The amount follows. */
  tick(id: string, amount: number | undefined): void
  /** In currency units. Undefined: nothing was entered. NaN: the text is no number. */
  amount: number | undefined
  setAmount(amount: number | undefined): void
  /** The amount if it can be refunded; otherwise undefined. */
  valid: number | undefined
  /** The text for the field, once the form was submitted, or at once if the amount is too high. */
  error: string | undefined
  /** Returns what is sent. Undefined if the amount cannot be refunded: then the field shows why and gets the focus. */
  check(): { amount: number; items?: { id: string; amount: number }[] } | undefined
}

/** The state of the fields for a refund of a part. */
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
