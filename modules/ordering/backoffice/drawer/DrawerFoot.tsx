import { boardTexts } from '../../words/board.ts'
import { moveTimeTexts } from '../../words/move-time.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TapGuard } from '#ui/backoffice/TapGuard.tsx'
import { Button } from '@mantine/core'
import { IconCalendarShare, IconClockEdit, IconHourglass } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { type Order } from '../../contract.ts'
import { useDialogCalls, useIsAsked } from '../board/dialogs.tsx'
import { KeptStrip } from '../KeptStrip.tsx'
import { isUndoable } from '../parts/feed/kept-places.ts'
import { useKeptPlaces, useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { EarlyQuestion } from '../EarlyQuestion.tsx'
import { stateWord } from '../parts/order-words.ts'
import { ReadyButtons } from '../ReadyButtons.tsx'
import { allowedActions, nextStep, stepInput } from '../parts/steps.ts'
import type { OrderAction } from '../parts/use-order-action.ts'
import { useVehicleBusy, VehicleBusy } from '../VehicleBusy.tsx'

/**
 * The footer of the drawer. On the left are the buttons for the next step and for another time. On the right are the buttons that open the
 * dialogs to reject or cancel the order.
 */
export function DrawerFoot({ order, now, action }: { order: Order; now: number; action: OrderAction }) {
  const t = useTexts(boardTexts)
  const move = useTexts(moveTimeTexts)
  const { isLocked } = useOrderFeed()
  const dialogs = useDialogCalls()
  const kept = useKeptPlaces().kept.get(order.id)
  const { ask } = dialogs
  const isAskedHere = useIsAsked(order.id, 'drawer')
  // Closes an open question when the drawer closes, because the question must not be there when the drawer opens again.
  useEffect(() => () => ask(undefined), [ask])
  const step = nextStep(order, now, t)
  const allowed = allowedActions(order, now)
  const needsMinutes = step?.action === 'confirm' && order.kind === 'food' && order.appointment === null
  const run = (minutes?: number) => step && void action.run(step.endpoint, stepInput(order, minutes), t.actions.failed)
  const take = (minutes?: number) =>
    step?.asksFirst ? dialogs.ask({ orderId: order.id, place: 'drawer', minutes }) : run(minutes)
  const isAsked = (step?.asksFirst || step?.action === 'confirm') && isAskedHere
  const busy = useVehicleBusy()(order)
  const busyId = useId()
  const isAwaited = step?.action === 'confirm' && !step.isPrimary
  return (
    <div className="ft">
      {action.outcome ? (
        <div style={{ width: '100%' }}>
          <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner>
        </div>
      ) : null}
      {isLocked && action.outcome?.isOffline !== true ? (
        <div style={{ width: '100%' }}>
          <Banner tone="alarm">{t.actions.offline}</Banner>
        </div>
      ) : null}
      {kept && !kept.isPending && isUndoable(kept) ? <KeptStrip place={kept} /> : null}
      {isAwaited ? (
        <p className="t2 row" style={{ width: '100%', gap: 6 }}>
          <IconHourglass className="i" stroke={1.75} aria-hidden />
          {t.drawer.awaited}
        </p>
      ) : null}
      {step && busy ? <VehicleBusy id={busyId} text={busy} /> : null}
      {step && isAsked ? (
        <EarlyQuestion
          order={order}
          step={step}
          now={now}
          why={busy ?? t.drawer.awaited}
          onYes={() => {
            const minutes = dialogs.asked.get()?.minutes
            dialogs.ask(undefined)
            run(minutes)
          }}
          onBack={() => dialogs.ask(undefined)}
        />
      ) : needsMinutes ? (
        <ReadyButtons
          order={order}
          now={now}
          isBusy={action.isBusy}
          isPrimary={step.isPrimary}
          isLocked={isLocked}
          onChoose={take}
        />
      ) : step ? (
        // After a step, the button of the next step appears in the same place. The guard ignores the second tap of a double tap, because it
        // would take the next step.
        <TapGuard key={step.action}>
          <Button
            size="lg"
            variant={step.isPrimary ? 'filled' : 'default'}
            aria-describedby={busy ? busyId : undefined}
            loading={action.isBusy}
            disabled={isLocked}
            leftSection={<step.icon className="i" stroke={1.75} aria-hidden />}
            rightSection={
              <kbd className={`hide-phone ${step.isPrimary ? 'inv' : ''}`}>{step.action === 'confirm' ? 'A' : 'W'}</kbd>
            }
            onClick={() => take()}
          >
            {step.label}
          </Button>
        </TapGuard>
      ) : (
        <p className="t2" style={{ alignSelf: 'center' }}>
          {order.state === 'waiting'
            ? t.drawer.acceptWhenPaid
            : t.drawer.ended(stateWord(order, t), order.kind === 'ride')}
        </p>
      )}
      <div className="more">
        {allowed.includes('proposeCounterAppointment') ? (
          <Button
            size="lg"
            disabled={isLocked}
            aria-label={t.actions.propose}
            leftSection={<IconCalendarShare className="i" stroke={1.75} aria-hidden />}
            onClick={() => dialogs.open('propose', order)}
          >
            <span className="hide-phone">{t.actions.proposeShort}</span>
          </Button>
        ) : null}
        {allowed.includes('changeTime') ? (
          <Button
            size="lg"
            disabled={isLocked}
            aria-label={move.action}
            leftSection={<IconClockEdit className="i" stroke={1.75} aria-hidden />}
            onClick={() => dialogs.open('time', order)}
          >
            <span className="hide-phone">{move.action}</span>
          </Button>
        ) : null}
        <span className="sp" />
        {allowed.includes('reject') ? (
          <Button size="lg" variant="danger-subtle" disabled={isLocked} onClick={() => dialogs.open('reject', order)}>
            {t.actions.reject}
          </Button>
        ) : allowed.includes('cancel') ? (
          <Button size="lg" variant="danger-subtle" disabled={isLocked} onClick={() => dialogs.open('cancel', order)}>
            {t.actions.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
