import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { dayOf, formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useMedia } from '#ui/backoffice/use-media.ts'
import { Button, Modal } from '@mantine/core'
import { IconClockEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { boardTexts } from '../../words/board.ts'
import { moveTimeTexts } from '../../words/move-time.ts'
import { dueAt, labelOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { DialogMessage, useOvertaken } from './Overtaken.tsx'
import { firstProposal } from './slot-window.ts'
import { TimeChoice } from './TimeChoice.tsx'
import { useProposal } from './use-proposal.ts'
import './drawer.css'

/** Dialog in which staff move an accepted order to another time: one of the times of the branch, or any other time (docs/rules/orders.md, A new time). */
export function TimeDialog({ order, onClose }: { order: OrderSummary; onClose: () => void }) {
  const t = useTexts(moveTimeTexts)
  const board = useTexts(boardTexts)
  const { locale } = useStaff()
  const proposal = useProposal(order)
  const isPhone = useMedia('(max-width: 720px)')
  const { zone, now, offered, soonest } = proposal
  const due = dueAt(order)
  const title = t.title(labelOf(order, board))
  return (
    <Modal
      opened
      onClose={onClose}
      size={600}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.close }}
      title={
        <>
          {title}
          <p className="t2" style={{ fontSize: 'var(--f-md)', fontWeight: 400 }}>
            {due === undefined ? t.none : t.current(formatMomentInText(due, now, zone, locale))}
          </p>
        </>
      }
    >
      {proposal.error ? (
        <FailedState error={proposal.error} title={board.counter.none} retry={proposal.retry} />
      ) : offered ? (
        <TimeForm order={order} offered={offered} zone={zone} now={now} soonest={soonest} onClose={onClose} />
      ) : (
        <LoadingState label={title} rows={4} />
      )}
    </Modal>
  )
}

interface TimeFormProps {
  order: OrderSummary
  offered: Appointments
  zone: string
  now: number
  soonest: number
  onClose: () => void
}

function TimeForm({ order, offered, zone, now, soonest, onClose }: TimeFormProps) {
  const t = useTexts(moveTimeTexts)
  const action = useOrderAction()
  const overtaken = useOvertaken(order, action.isBusy)
  const [at, setAt] = useState(() => firstProposal(offered, dueAt(order), soonest, order.kind))
  const isPast = at !== undefined && at <= now
  const time = at === undefined ? '' : formatTime(at, zone)

  /** Sets the typed time of day on the chosen day. When summer time begins, clocks skip one hour; a time in it becomes one hour later. */
  function take(typed: string) {
    if (typed === '') return
    const day = Temporal.PlainDate.from(dayOf(at ?? now, zone))
    setAt(day.toZonedDateTime({ timeZone: zone, plainTime: typed }).epochMilliseconds)
  }

  async function submit() {
    if (at === undefined || isPast || overtaken) return
    const body = { version: order.version, appointment: new Date(at).toISOString() }
    if (await action.run(orderingEndpoints.changeTime, { params: { id: order.id }, body }, t.failed)) onClose()
  }

  return (
    <Form className="col" style={{ gap: 14 }} onSubmit={submit}>
      <DialogMessage outcome={action.outcome} overtaken={overtaken} />
      <TimeChoice
        order={order}
        offered={offered}
        zone={zone}
        now={now}
        wanted={undefined}
        value={at}
        onChange={setAt}
      />
      <TimeOfDayInput
        label={t.other}
        description={t.otherHint}
        error={isPast ? t.past : undefined}
        value={time}
        onChange={take}
      />
      <p className="t2 sm" style={{ overflowWrap: 'anywhere' }}>
        {order.email ? t.told(order.email) : t.toldOnPage}
      </p>
      <DialogFoot back={overtaken ? t.close : t.back} onBack={onClose}>
        <Button
          size="lg"
          type="submit"
          variant="filled"
          loading={action.isBusy}
          disabled={at === undefined || isPast || overtaken !== undefined}
          leftSection={<IconClockEdit className="i" stroke={1.75} aria-hidden />}
        >
          {at === undefined ? t.choose : t.submit(time)}
        </Button>
      </DialogFoot>
    </Form>
  )
}
