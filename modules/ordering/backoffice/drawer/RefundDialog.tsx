import { boardTexts } from '../../words/board.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useTapGuard } from '#ui/tap-guard.ts'
import { Button, Modal } from '@mantine/core'
import { type Order, orderingEndpoints } from '../../contract.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import { guestShown, labelOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { TipRow } from './TipRow.tsx'
import { decidedAmount } from './decided-amount.ts'
import { useRefundReason } from './use-refund-reason.tsx'

/**
 * Shown before money is refunded or the business decides to keep it. Shows the amount, the order, the guest and the payment method, and asks
 * for the reason (docs/rules/back-office.md, Order board). The dialogs that end an order or change its items ask about the money themselves.
 */
export function RefundDialog({
  order,
  decision,
  onClose,
}: {
  order: Order
  decision: 'refund' | 'keep'
  onClose: () => void
}) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  useStandsOverCards()
  const action = useOrderAction()
  // A double tap must not close the dialog that it opened.
  const isFresh = useTapGuard() !== undefined
  const why = useRefundReason({ isFirst: true })
  const shown = (value: number) => formatMoney(value, order.currency)
  const amount = shown(decidedAmount(order, decision))
  const words = decision === 'refund' ? t.refundDialog : t.keepDialog

  async function submit() {
    const reason = why.check()
    if (reason === undefined) return
    const input = { params: { id: order.id }, body: { version: order.version, decision, reason } }
    if (await action.run(orderingEndpoints.refund, input, t.actions.failed)) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!isFresh}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
      title={
        <>
          {words.title(amount)}
          <p className="t2" style={{ fontSize: 'var(--f-md)', fontWeight: 400 }}>
            {[labelOf(order, branches, t), guestShown(order, t), t.drawer.methods[order.paymentMethod]].join(', ')}
          </p>
        </>
      }
    >
      <Form className="col" style={{ gap: 14 }} onSubmit={submit} noValidate>
        {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
        <dl className="m-ordering fsum">
          {order.items.map((item) => (
            <div key={item.id} style={{ display: 'contents' }}>
              <dt>
                {lineAmount(item.amount, item.unit, locale)} {staffNameOf(item)}
              </dt>
              <dd>{shown(item.gross)}</dd>
            </div>
          ))}
          <dt>
            <b>{t.drawer.total}</b>
          </dt>
          <dd>{shown(order.pricing.totalGross)}</dd>
          <TipRow order={order} />
          <dt>
            <b>{words.amount}</b>
          </dt>
          <dd>
            <b>{amount}</b>
          </dd>
        </dl>
        {why.field}
        <DialogFoot note={<span className="mut sm">{t.reject.final}</span>} back={t.reject.back} onBack={onClose}>
          <Button size="lg" type="submit" variant="danger" loading={action.isBusy}>
            {words.submit(amount)}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
