import { boardTexts } from '../words/board.ts'
import { formatDay, formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useStartFocus } from '#ui/backoffice/use-start-focus.ts'
import { useTapGuard } from '#ui/tap-guard.ts'
import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useId } from 'react'
import type { OrderSummary } from '../contract.ts'
import { useOrderFeed } from './parts/feed/OrderFeed.tsx'
import { earlyWordsOf } from './parts/early.ts'
import { dueAt, zoneOf } from './parts/order-words.ts'
import type { Step } from './parts/steps.ts'

interface EarlyQuestionProps {
  order: OrderSummary
  step: Step
  now: number
  /**
   * Why staff should check the order before they accept it: its vehicle has another ride, or the guest has not answered a proposed time.
   * Used only if the step accepts the order.
   */
  why?: string | undefined
  onYes(): void
  onBack(): void
}

/**
 * A question that replaces the button of a step: staff confirm the step with a second tap. It appears in two cases. First, the step is early
 * (`isEarly`): staff start a ride, or report an order as in delivery, ready or completed, long before it is due. Second, staff accept an
 * order whose guest has not answered a proposed time, or press the key 'A' although the vehicle has another ride. 'Back' has the focus.
 */
export function EarlyQuestion({ order, step, now, why, onYes, onBack }: EarlyQuestionProps) {
  const t = useTexts(boardTexts).early
  const { branches, locale } = useStaff()
  const { isLocked } = useOrderFeed()
  const id = useId()
  const back = useStartFocus<HTMLButtonElement>()
  // The question appears in place of the step's button. For a moment its buttons ignore taps, because the second tap of a double tap must
  // not take the step.
  const guard = useTapGuard()
  const due = dueAt(order) ?? now
  const zone = zoneOf(order, branches)
  const day = formatDay(due, now, zone, locale)
  const when = day === formatShortDay(due, zone, locale) ? t.onDay(day) : day.toLowerCase()
  const words = step.action === 'confirm' ? t.accept : t[earlyWordsOf(order, step.action)]
  const only = order.kind === 'ride' ? t.only : t.onlyDue
  return (
    <div className="m-ordering col early" role="alertdialog" aria-labelledby={id}>
      <p id={id} className="row" style={{ gap: 6 }}>
        <IconClock className="i" stroke={1.75} aria-hidden />
        <span>
          {step.action === 'confirm' ? why : only(when, formatTime(due, zone))} <b>{words.question}</b>
        </span>
      </p>
      <div className="row w" style={guard}>
        <Button disabled={isLocked} onClick={onYes}>
          {words.yes}
        </Button>
        <Button ref={back} variant="filled" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </div>
  )
}
