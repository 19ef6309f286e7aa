import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface RefundReason {
  field: ReactNode
  /**
   * Returns the reason that staff have typed. If the field is empty, the result is undefined, and the field gets the focus and shows an
   * error.
   */
  check(): string | undefined
}

/**
 * The field in which staff write why money is refunded or kept (docs/rules/back-office.md, Order board). To reject
 * an order, staff choose the reason from a list (`Reasons`).
 * The guest's page does not show the reason, but the guest's data file contains it. `isFirst`: the field has the focus when the dialog opens.
 */
export function useRefundReason({ isFirst = false } = {}): RefundReason {
  const t = useTexts(boardTexts).refundDialog
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reason = typed.trim()
  return {
    field: (
      <Textarea
        id="refund-reason"
        label={t.reason}
        description={t.reasonHint}
        required
        rows={2}
        maxLength={500}
        value={typed}
        error={isAsked && !reason ? t.reasonMissing : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        {...(isFirst ? { 'data-autofocus': true } : {})}
      />
    ),
    check() {
      setAsked(true)
      if (reason) return reason
      document.getElementById('refund-reason')?.focus()
      return undefined
    },
  }
}
