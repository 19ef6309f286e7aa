import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useTapGuard } from '#ui/tap-guard.ts'
import { Button, Modal, Radio } from '@mantine/core'
import { useState } from 'react'
import { type Order, orderingEndpoints } from '../../contract.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import { guestShown, labelOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { PartFields } from './PartFields.tsx'
import { RefundSum } from './RefundSum.tsx'
import { decidedAmount } from '../../rules/decided-amount.ts'
import { accountsOf } from '../../rules/order-money.ts'
import { isAllHeld } from '../../rules/part-refund.ts'
import { canDecideRefund } from '../../rules/payment-news.ts'
import { usePart } from './use-part.ts'
import { useRefundReason } from './use-refund-reason.tsx'

/**
 * The dialog in which staff refund money or decide to keep it (docs/rules/back-office.md, Order board). It shows the amount, the order, the
 * guest and the payment method, and asks for the reason. For a completed order, staff also choose whether everything or only a part is
 * refunded. For an accepted order they name an amount, also if it is the whole price. Only a refund of less than everything is called a
 * part. Dialogs that end an order or change its items have their own question about the money.
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
  useStandsOverCards()
  const action = useOrderAction()
  // A double tap must not close the dialog that it opened.
  const isFresh = useTapGuard() !== undefined
  const part = usePart(order)
  const [isOnlyPart] = useState(() => !canDecideRefund(order))
  const [scope, setScope] = useState<'all' | 'part'>(isOnlyPart ? 'part' : 'all')
  // If the order changes while the dialog is open, a partial refund may become impossible. The choice 'part' stays selected even then,
  // because it must not become a refund of everything. The server refuses the partial refund.
  const isPart = scope === 'part'
  const hasScope = isPart || (decision === 'refund' && part.isPossible)
  const why = useRefundReason({ isFirst: !hasScope })
  const shown = (value: number) => formatMoney(value, order.currency)
  const whole = decidedAmount(order, decision)
  const amount = isPart ? part.valid : whole
  const isAll = decision === 'refund' && amount !== undefined && isAllHeld(accountsOf(order.money), amount)
  const words = decision === 'refund' ? t.refundDialog : t.keepDialog

  async function submit() {
    const reason = why.check()
    // The amount is checked after the reason, because the last failed check sets the focus. If both are missing, the amount gets the focus:
    // its field is above the reason.
    const named = isPart ? part.check() : {}
    if (reason === undefined || named === undefined) return
    const input = { params: { id: order.id }, body: { version: order.version, decision, reason, ...named } }
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
          {amount === undefined
            ? isOnlyPart
              ? t.refundDialog.openTitle
              : t.refundDialog.partTitle
            : (isAll ? t.refundDialog.allTitle : words.title)(shown(amount))}
          <p className="t2" style={{ fontSize: 'var(--f-md)', fontWeight: 400 }}>
            {[labelOf(order, t), guestShown(order, t), t.drawer.methods[order.paymentMethod]].join(', ')}
          </p>
        </>
      }
    >
      <Form className="col" style={{ gap: 14 }} onSubmit={submit} noValidate>
        {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
        {hasScope && !isOnlyPart ? (
          <Radio.Group
            label={t.refundDialog.scope}
            required
            value={scope}
            onChange={(next) => setScope(next === 'part' ? 'part' : 'all')}
          >
            <div className="col">
              <label className="opt" htmlFor="refund-everything">
                <Radio id="refund-everything" value="all" data-autofocus />
                <b>{t.refundDialog.all(shown(whole))}</b>
              </label>
              <label className="opt" htmlFor="refund-part">
                <Radio id="refund-part" value="part" />
                <b>{t.refundDialog.part}</b>
              </label>
            </div>
          </Radio.Group>
        ) : null}
        {isPart ? <PartFields order={order} part={part} isFirst={isOnlyPart} /> : null}
        <RefundSum order={order} label={words.amount} amount={amount} hasItems={!isPart} />
        {why.field}
        <DialogFoot note={<span className="mut sm">{t.reject.final}</span>} back={t.reject.back} onBack={onClose}>
          <Button size="lg" type="submit" variant="danger" loading={action.isBusy}>
            {amount === undefined
              ? isOnlyPart
                ? t.refundDialog.openSubmit
                : t.refundDialog.partSubmit
              : words.submit(shown(amount))}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
