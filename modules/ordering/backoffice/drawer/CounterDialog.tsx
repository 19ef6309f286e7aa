import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatListed, formatMomentInText } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, Modal, NativeSelect, Textarea } from '@mantine/core'
import { IconInfoCircle, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { guestShown, numberOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { DialogMessage, useOvertaken } from './Overtaken.tsx'
import { firstProposal } from './slot-window.ts'
import { proposalText } from './proposal-text.ts'
import { TimeChoice } from './TimeChoice.tsx'
import { useProposal } from './use-proposal.ts'
import { validitiesOf } from './validities.ts'
import { useMedia } from '#ui/backoffice/use-media.ts'
import './drawer.css'

/**
 * Dialog in which staff propose another time to the customer. It offers the times of `useProposal`, and has fields for the text to the
 * customer and for the time limit of the customer's answer.
 */
export function CounterDialog({ order, onClose }: { order: OrderSummary; onClose: () => void }) {
  const t = useTexts(boardTexts)
  const { locale } = useStaff()
  const proposal = useProposal(order, { isLimited: true })
  const isPhone = useMedia('(max-width: 720px)')
  const { zone, now } = proposal
  const wanted = order.appointment ? Date.parse(order.appointment) : undefined
  return (
    <Modal
      opened
      onClose={onClose}
      size={600}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
      title={
        <>
          {t.counter.title}
          <p className="t2" style={{ fontSize: 'var(--f-md)', fontWeight: 400 }}>
            {[
              numberOf(order),
              guestShown(order, t),
              t.counter.wanted(wanted === undefined ? t.card.asap : formatMomentInText(wanted, now, zone, locale)),
            ].join(' · ')}
          </p>
        </>
      }
    >
      {proposal.error ? (
        <FailedState error={proposal.error} title={t.counter.none} retry={proposal.retry} />
      ) : proposal.offered ? (
        <ProposalForm
          order={order}
          wanted={wanted}
          offered={proposal.offered}
          zone={zone}
          now={now}
          soonest={proposal.soonest}
          earliest={proposal.earliest}
          onClose={onClose}
        />
      ) : (
        <LoadingState label={t.counter.title} rows={4} />
      )}
    </Modal>
  )
}

interface ProposalFormProps {
  order: OrderSummary
  wanted: number | undefined
  offered: NonNullable<ReturnType<typeof useProposal>['offered']>
  zone: string
  now: number
  /** The earliest time that the dialog suggests, in milliseconds since 1970 (`useProposal`). */
  soonest: number
  /** The first time that the server accepts, in milliseconds since 1970. Undefined: staff decide alone, as for a ride. */
  earliest: number | undefined
  onClose: () => void
}

function ProposalForm({ order, wanted, offered, zone, now, soonest, earliest, onClose }: ProposalFormProps) {
  const t = useTexts(boardTexts)
  const { locale } = useStaff()
  const action = useOrderAction()
  const overtaken = useOvertaken(order, action.isBusy)
  const [at, setAt] = useState(() => firstProposal(offered, wanted, soonest, order.kind))
  const [ownMessage, setOwnMessage] = useState<string>()
  const [length, setLength] = useState<string>('120')
  const message = ownMessage ?? (at === undefined ? '' : proposalText(order, at, now, zone, t))
  const validities = validitiesOf(now, at)
  const chosen = validities.find(({ value }) => value === length) ?? validities.at(-1)
  const expires = chosen?.end ?? now
  const until = (end: number) => formatMomentInText(end, now, zone, locale)

  async function submit() {
    if (at === undefined || overtaken) return
    const body = {
      version: order.version,
      appointment: new Date(at).toISOString(),
      message,
      expiresInMinutes: Math.max(5, Math.round((expires - now) / 60_000)),
    }
    if (await action.run(orderingEndpoints.counterAppointment, { params: { id: order.id }, body }, t.actions.failed))
      onClose()
  }

  return (
    <Form className="col" style={{ gap: 14 }} onSubmit={submit}>
      <DialogMessage outcome={action.outcome} overtaken={overtaken} />
      <TimeChoice order={order} offered={offered} zone={zone} now={now} wanted={wanted} value={at} onChange={setAt} />
      {earliest === undefined ? null : (
        <p className="t2 sm">{t.counter.earliest(formatMomentInText(earliest, now, zone, locale))}</p>
      )}
      <Textarea
        label={t.counter.message}
        rows={2}
        maxLength={500}
        value={message}
        onChange={(event) => setOwnMessage(event.currentTarget.value)}
        description={t.reject.language[order.locale]}
      />
      <div className="g2">
        <NativeSelect
          label={t.counter.expiry}
          value={chosen?.value ?? length}
          onChange={(event) => setLength(event.currentTarget.value)}
          data={validities.map(({ value, end }) => ({
            value,
            label: t.counter.expires(t.counter.lengths[value], until(end)),
          }))}
        />
        <p className="t2 sm" style={{ alignSelf: 'end', paddingBottom: 8, overflowWrap: 'anywhere' }}>
          {order.email ? t.counter.byMail(order.email) : t.reject.messageOnPage}
        </p>
      </div>
      <Banner tone="idle" icon={IconInfoCircle}>
        <p>{t.counter.info(numberOf(order), until(expires))}</p>
      </Banner>
      <DialogFoot back={overtaken ? t.drawer.close : t.counter.back} onBack={onClose}>
        <Button
          size="lg"
          type="submit"
          variant="filled"
          loading={action.isBusy}
          disabled={at === undefined || overtaken !== undefined}
          leftSection={<IconSend className="i" stroke={1.75} aria-hidden />}
        >
          {at === undefined ? t.counter.choose : t.counter.submit(formatListed(at, now, zone, locale))}
        </Button>
      </DialogFoot>
    </Form>
  )
}
