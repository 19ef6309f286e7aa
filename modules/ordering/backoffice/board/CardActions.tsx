import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarShare, IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useFeedCalls } from '../parts/feed/OrderFeed.tsx'
import { EarlyQuestion } from '../EarlyQuestion.tsx'
import { nextStep, stepInput } from '../parts/steps.ts'
import { ReadyButtons } from '../ReadyButtons.tsx'
import { useOrderAction } from '../parts/use-order-action.ts'
import { VehicleBusy } from '../VehicleBusy.tsx'
import { useDialogCalls, useIsAsked } from './dialogs.tsx'

/**
 * The buttons for the next step of this order, for example accepting it. One tap takes the step, or shows a question first (`Step.asksFirst`).
 * Until the server has responded, the button shows that it is busy.
 */
export function CardActions({
  order,
  now,
  busy,
}: {
  order: OrderSummary
  now: number
  /** The warning that the vehicle has another ride at the time of this ride; undefined if it has none. */
  busy: string | undefined
}) {
  const t = useTexts(boardTexts)
  const { isLocked } = useFeedCalls()
  const dialogs = useDialogCalls()
  const action = useOrderAction()
  const busyId = useId()
  const isAskedHere = useIsAsked(order.id, 'card')
  const step = nextStep(order, now, t)
  if (!step) return null
  const run = (minutes?: number) => action.run(step.endpoint, stepInput(order, minutes), t.actions.failed)
  const take = (minutes?: number) =>
    step.asksFirst ? dialogs.ask({ orderId: order.id, place: 'card', minutes }) : void run(minutes)
  const isAsked = (step.asksFirst || step.action === 'confirm') && isAskedHere
  const isPreordered =
    order.state === 'confirmed' && Date.parse(order.appointmentDate ?? order.createdAt) - now > 45 * 60_000
  return (
    <>
      {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
      {busy ? <VehicleBusy id={busyId} text={busy} /> : null}
      {isAsked ? (
        <EarlyQuestion
          order={order}
          step={step}
          now={now}
          why={busy ?? t.drawer.awaited}
          onYes={() => {
            const minutes = dialogs.asked.get()?.minutes
            dialogs.ask(undefined)
            void run(minutes)
          }}
          onBack={() => dialogs.ask(undefined)}
        />
      ) : step.action !== 'confirm' ? (
        isPreordered ? null : (
          <Button
            classNames={{ root: 'btn step' }}
            leftSection={<step.icon className="i" stroke={1.75} aria-hidden />}
            loading={action.isBusy}
            disabled={isLocked}
            onClick={() => take()}
          >
            {step.label}
          </Button>
        )
      ) : order.kind === 'ride' || order.appointment !== null ? (
        <div className="act">
          <Button
            variant={step.isPrimary ? 'filled' : 'default'}
            size="lg"
            aria-describedby={busy ? busyId : undefined}
            leftSection={<IconCheck className="i" aria-hidden />}
            loading={action.isBusy}
            disabled={isLocked}
            onClick={() => take()}
          >
            {step.label}
          </Button>
          <ActionIcon
            variant="default"
            size="lg"
            style={{ width: 57 }}
            aria-label={t.actions.propose}
            title={t.actions.propose}
            disabled={isLocked || action.isBusy}
            onClick={() => dialogs.open('propose', order)}
          >
            <IconCalendarShare size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ) : (
        <ReadyButtons
          order={order}
          now={now}
          isBusy={action.isBusy}
          isPrimary={step.isPrimary}
          isLocked={isLocked}
          onChoose={take}
          onPropose={() => dialogs.open('propose', order)}
        />
      )}
    </>
  )
}
