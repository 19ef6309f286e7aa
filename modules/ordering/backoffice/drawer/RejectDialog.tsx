import { boardTexts } from '#i18n/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Textarea } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { asksForRefund } from '../../rules/lifecycle.ts'
import { guestOf, labelOf } from '../order-words.ts'
import { useOrderAction } from '../use-order-action.ts'
import { RefundChoice } from './RefundChoice.tsx'
import './drawer.css'

type Reason = 'no-vehicle' | 'no-driver' | 'too-far' | 'duplicate' | 'too-busy' | 'sold-out' | 'other'
const reasonsOf: Record<OrderSummary['kind'], readonly Reason[]> = {
  ride: ['no-vehicle', 'no-driver', 'too-far', 'duplicate', 'other'],
  food: ['too-busy', 'sold-out', 'too-far', 'no-driver', 'duplicate', 'other'],
}

/** Bad news with its reason, in the customer's language, and the refund decision where money is involved. */
export function RejectDialog({ order, onClose }: { order: OrderSummary; onClose: () => void }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const action = useOrderAction()
  const [reason, setReason] = useState<Reason>()
  const [ownMessage, setOwnMessage] = useState<string>()
  const [refund, setRefund] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const asksRefund = asksForRefund(order, 'reject')
  const message = ownMessage ?? (reason ? t.reject.messages[order.locale][reason] : '')
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!reason) return document.querySelector<HTMLElement>('[data-reason]')?.focus()
    const body = { version: order.version, reason, message, ...(asksRefund ? { refund } : {}) }
    if (await action.run(orderingEndpoints.reject, { params: { id: order.id }, body }, t.actions.failed)) onClose()
    return undefined
  }
  const facts = [
    guestOf(order),
    formatMoney(order.pricing.totalGross, order.currency),
    order.paymentState === 'paid' ? t.card.paid : t.drawer.methods[order.paymentMethod],
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
      title={
        <>
          {t.reject.title(labelOf(order, branches, t))}
          <p className="t2" style={{ fontSize: 'var(--f-md)', fontWeight: 400 }}>
            {facts.join(', ')}
          </p>
        </>
      }
    >
      <form className="col" style={{ gap: 14 }} onSubmit={(event) => void submit(event)} noValidate>
        {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
        <div className="fld">
          <span className="lbl req" id="reject-reason">
            {t.reject.reason}
          </span>
          <Reasons all={reasonsOf[order.kind]} value={reason} onChange={setReason} />
          {isAsked && !reason ? (
            <span className="errm" role="alert">
              {t.reject.chooseReason}
            </span>
          ) : null}
        </div>
        <Textarea
          label={t.reject.message}
          rows={2}
          maxLength={500}
          value={message}
          onChange={(event) => setOwnMessage(event.currentTarget.value)}
          description={`${t.reject.language[order.locale]} ${t.reject.messageHint}`}
        />
        {asksRefund ? <RefundChoice order={order} value={refund} onChange={setRefund} /> : null}
        <div className="dlg-ft">
          <span className="mut sm">{t.reject.final}</span>
          <span className="sp" />
          <Button size="lg" onClick={onClose}>
            {t.reject.back}
          </Button>
          <Button size="lg" type="submit" variant="danger" loading={action.isBusy}>
            {asksRefund && refund ? t.reject.submitRefund : t.reject.submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function Reasons({
  all,
  value,
  onChange,
}: {
  all: readonly Reason[]
  value: Reason | undefined
  onChange: (reason: Reason) => void
}) {
  const t = useTexts(boardTexts).reject
  function onKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = all[(all.indexOf(value ?? all[0] ?? 'other') + step + all.length) % all.length] ?? 'other'
    onChange(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-reason=${next}]`)?.focus()
  }
  return (
    <div className="row w" role="radiogroup" aria-labelledby="reject-reason" tabIndex={-1} onKeyDown={onKey}>
      {all.map((reason, index) => (
        <button
          type="button"
          key={reason}
          role="radio"
          data-reason={reason}
          className="chip big"
          aria-checked={reason === value}
          tabIndex={reason === value || (!value && index === 0) ? 0 : -1}
          onClick={() => onChange(reason)}
        >
          {reason === value ? <IconCheck size={18} aria-hidden /> : null}
          {t.reasons[reason]}
        </button>
      ))}
    </div>
  )
}
