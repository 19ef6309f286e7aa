import { boardTexts } from '#i18n/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { asksForRefund } from '../../rules/lifecycle.ts'
import { guestOf, labelOf } from '../order-words.ts'
import { useOrderAction } from '../use-order-action.ts'
import { RefundChoice } from './RefundChoice.tsx'

/** Takes back what was promised: the words the customer reads, and the refund decision where money is involved. */
export function CancelDialog({ order, onClose }: { order: OrderSummary; onClose: () => void }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const action = useOrderAction()
  const [message, setMessage] = useState<string>(t.cancel.message[order.locale])
  const [refund, setRefund] = useState(true)
  const asksRefund = asksForRefund(order, 'cancel')
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const body = { version: order.version, message, ...(asksRefund ? { refund } : {}) }
    if (await action.run(orderingEndpoints.cancel, { params: { id: order.id }, body }, t.actions.cancelFailed))
      onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
      title={
        <>
          {t.cancel.title(labelOf(order, branches, t))}
          <p className="t2" style={{ fontSize: 'var(--f-md)', fontWeight: 400 }}>
            {guestOf(order)}, {formatMoney(order.pricing.totalGross, order.currency)}
          </p>
        </>
      }
    >
      <form className="col" style={{ gap: 14 }} onSubmit={(event) => void submit(event)}>
        {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
        <Textarea
          label={t.reject.message}
          rows={3}
          maxLength={500}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          description={`${t.reject.language[order.locale]} ${t.reject.messageHint}`}
          data-autofocus
        />
        {asksRefund ? <RefundChoice order={order} value={refund} onChange={setRefund} /> : null}
        <div className="dlg-ft">
          <span className="mut sm">{t.reject.final}</span>
          <span className="sp" />
          <Button size="lg" onClick={onClose}>
            {t.reject.back}
          </Button>
          <Button size="lg" type="submit" variant="danger" loading={action.isBusy}>
            {asksRefund && refund ? t.cancel.submitRefund : t.cancel.submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
