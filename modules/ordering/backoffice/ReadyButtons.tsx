import { boardTexts } from '../words/board.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { OrderSummary } from '../contract.ts'
import { zoneOf } from './parts/order-words.ts'
import { promisesOf, sharedDay } from './parts/promises.ts'
import { useReadyMinutes } from './parts/ready-minutes.ts'

interface ReadyButtonsProps {
  order: OrderSummary
  now: number
  isBusy: boolean
  isLocked: boolean
  onChoose(minutes: number): void
}

/** Accept with one tap. Each button shows the minutes, and the time of day at which the guest is told to come. */
export function ReadyButtons({ order, now, isBusy, isLocked, onChoose }: ReadyButtonsProps) {
  const t = useTexts(boardTexts).card
  const { branches, locale } = useStaff()
  const usual = useReadyMinutes().value
  const { promises, isFromOpening } = promisesOf(order, now, zoneOf(order, branches), locale)
  const day = sharedDay(promises)
  return (
    <div className="m-ordering mins" role="group" aria-label={t.minutesGroup}>
      {day ? <p className="sm t2">{(isFromOpening ? t.readyAfterOpening : t.readyDay)(day)}</p> : null}
      {promises.map(({ minutes, time, day: own, weekday }) => (
        <Button
          key={minutes}
          variant={minutes === usual ? 'filled' : 'default'}
          disabled={isLocked || (isBusy && minutes !== usual)}
          loading={isBusy && minutes === usual}
          onClick={() => onChoose(minutes)}
          leftSection={minutes === usual ? <IconCheck className="i" aria-hidden /> : undefined}
        >
          {/* A screen reader reads what is seen, plus the words that sighted users do not need. */}
          <span className="min">
            <span>
              <VisuallyHidden>{t.minutes} </VisuallyHidden>
              {minutes}
              {minutes === usual ? '\u00a0min' : <VisuallyHidden> min</VisuallyHidden>}
              <VisuallyHidden>, {day === undefined ? null : own} </VisuallyHidden>
            </span>
            <small>
              {day === undefined && weekday ? `${weekday} ` : null}
              {time}
            </small>
          </span>
        </Button>
      ))}
    </div>
  )
}
