import { boardTexts } from '../../words/board.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useTapGuard } from '#ui/tap-guard.ts'
import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { dueAt, guestShown, labelOf, zoneOf } from '../parts/order-words.ts'
import { useStandsOverCards } from './dialogs.tsx'

export interface BulkQuestionProps {
  /** All orders for which the step can be taken, including the orders that the dialog lists. */
  orders: readonly OrderSummary[]
  now: number
  onAnswer(orders: readonly OrderSummary[]): void
  onClose(): void
}

interface Doubtful {
  order: OrderSummary
  note?: ReactNode
}

/**
 * The dialog before one step is taken for several orders. It lists the orders that staff should check (`doubtful`), with their times. One
 * button takes the step for all orders. Another button takes the step only for the orders that are not listed. 'Cancel' has the focus.
 */
export function BulkQuestion({
  orders,
  now,
  onAnswer,
  onClose,
  title,
  doubtful,
  text,
  words,
}: BulkQuestionProps & {
  title: string
  doubtful: readonly Doubtful[]
  /** Returns the text below the list; undefined: no text. `others`: how many orders are in `orders` but not in the list. */
  text(others: number): string | undefined
  words: { leaveOut(others: number): string; anyway(all: number): string }
}) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const { isLocked } = useOrderFeed()
  // The tap that opened the dialog may be a double tap. Its second tap must not close the dialog.
  const isFresh = useTapGuard() !== undefined
  useStandsOverCards()
  const listed = new Set(doubtful.map(({ order }) => order.id))
  const others = orders.filter(({ id }) => !listed.has(id))
  const below = text(others.length)
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!isFresh}
      title={title}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
    >
      <ul className="col" style={{ gap: 14 }}>
        {doubtful.map(({ order, note }) => (
          <li key={order.id} className="col" style={{ gap: 5 }}>
            <b>
              {labelOf(order, t)},{' '}
              {formatMomentInText(dueAt(order) ?? Date.parse(order.createdAt), now, zoneOf(order, branches), locale)}
            </b>
            <span className="t2 sm" style={{ overflowWrap: 'anywhere' }}>
              {guestShown(order, t)}
            </span>
            {note}
          </li>
        ))}
      </ul>
      {below ? (
        <p className="t2 sm" style={{ paddingTop: 14 }}>
          {below}
        </p>
      ) : null}
      <DialogFoot back={t.reject.back} onBack={onClose} isBackFirst>
        {doubtful.length > 0 && others.length > 0 ? (
          <Button size="lg" disabled={isLocked} onClick={() => onAnswer(others)}>
            {words.leaveOut(others.length)}
          </Button>
        ) : null}
        <Button size="lg" disabled={isLocked} onClick={() => onAnswer(orders)}>
          {words.anyway(orders.length)}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
