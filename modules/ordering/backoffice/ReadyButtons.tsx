import { boardTexts } from '../words/board.ts'
import { useShared } from '#ui/backoffice/shared-state.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconCalendarShare, IconCheck } from '@tabler/icons-react'
import type { OrderSummary } from '../contract.ts'
import { zoneOf } from './parts/order-words.ts'
import { useDialogCalls } from './board/dialogs.tsx'
import { promisesOf, sharedDay } from './parts/promises.ts'
import { useReadyMinutes } from './parts/ready-minutes.ts'

interface ReadyButtonsProps {
  order: OrderSummary
  now: number
  isBusy: boolean
  isLocked: boolean
  /** False while the guest has to answer a proposed time: no button is highlighted, and the text above them says 'accept anyway'. */
  isPrimary: boolean
  onChoose(minutes: number): void
  /** Opens the dialog that proposes another time. Undefined if the drawer already has its own button for the dialog. */
  onPropose?: (() => void) | undefined
}

/** Buttons that accept an order of food. Each button shows a number of minutes, and the time of day that staff promise with this button. */
export function ReadyButtons({ order, now, isBusy, isLocked, isPrimary, onChoose, onPropose }: ReadyButtonsProps) {
  const { card: t, actions } = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const usual = useReadyMinutes().of(order)
  const { promises, isFromOpening } = promisesOf(order, now, zoneOf(order, branches), locale)
  const day = sharedDay(promises)
  const awaitsDigit = useShared(useDialogCalls().awaitsDigit, (id) => id === order.id)
  return (
    <div
      className="m-ordering mins"
      role="group"
      aria-label={t.minutesGroup}
      data-from-opening={isFromOpening || undefined}
    >
      {isPrimary ? null : <p className="sm t2">{actions.acceptAnyway}</p>}
      {isFromOpening && !day ? <p className="sm t2">{t.fromOpening(order.isDelivery)}</p> : null}
      {day ? (
        <p className="sm t2">{isFromOpening ? t.readyAfterOpening(day, order.isDelivery) : t.readyDay(day)}</p>
      ) : null}
      {promises.map(({ minutes, time, day: own, weekday }) => (
        <Button
          key={minutes}
          data-usual={minutes === usual || undefined}
          variant={minutes === usual && isPrimary ? 'filled' : 'default'}
          disabled={isLocked || (isBusy && minutes !== usual)}
          loading={isBusy && minutes === usual}
          onClick={() => onChoose(minutes)}
          leftSection={minutes === usual && isPrimary ? <IconCheck className="i" aria-hidden /> : undefined}
        >
          {/* A screen reader reads the visible text and, in addition, words that are visually hidden. */}
          <span className="min">
            <span>
              <VisuallyHidden>{t.minutes} </VisuallyHidden>
              {/* If the branch is closed now, the minutes count from its opening. Then the time of day is shown first and the minutes
                  below it. */}
              {isFromOpening ? time : minutes}
              {isFromOpening ? null : minutes === usual ? '\u00a0min' : <VisuallyHidden> min</VisuallyHidden>}
              <VisuallyHidden>, {day === undefined ? null : own} </VisuallyHidden>
            </span>
            <small>
              {day === undefined && weekday ? `${weekday} ` : null}
              {isFromOpening ? `+${minutes}\u00a0min` : time}
            </small>
          </span>
        </Button>
      ))}
      {onPropose ? (
        <Button
          variant="subtle"
          size="xs"
          className="propose"
          disabled={isLocked || isBusy}
          leftSection={<IconCalendarShare className="i" stroke={1.75} aria-hidden />}
          onClick={onPropose}
        >
          {actions.proposeShort}
        </Button>
      ) : null}
      {/* Always in the page, because screen readers announce only changes of an element that they already know. */}
      <span className="digit" role="status">
        {awaitsDigit ? t.awaitsDigit(promises.length) : null}
      </span>
    </div>
  )
}
