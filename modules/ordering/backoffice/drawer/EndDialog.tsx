import { boardTexts } from '../../words/board.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useTapGuard } from '#ui/tap-guard.ts'
import { Button, Checkbox, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { labelOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { endFacts } from './end-facts.ts'
import { DialogMessage, useOvertaken } from './Overtaken.tsx'
import { type Reason, Reasons, reasonsOf } from './Reasons.tsx'
import { useEndMoney } from './use-end-money.tsx'
import './drawer.css'

interface EndDialogProps {
  order: OrderSummary
  ending: 'reject' | 'cancel'
  onDone?: () => void
  onClose: () => void
}

/**
 * Dialog in which staff reject a new order with a reason, or cancel an order. It has a field for the text to the guest and, if the order
 * was paid, the question about the money (`useEndMoney`).
 */
export function EndDialog({ order, ending, onDone, onClose }: EndDialogProps) {
  const t = useTexts(boardTexts)
  const api = useApi()
  const action = useOrderAction()
  const overtaken = useOvertaken(order, action.isBusy)
  // A double tap must not close the dialog that it opened.
  const isFresh = useTapGuard() !== undefined
  const isReject = ending === 'reject'
  const [reason, setReason] = useState<Reason>()
  const [ownMessage, setOwnMessage] = useState<string>()
  const money = useEndMoney(order, ending)
  const [isAsked, setAsked] = useState(false)
  const [soldOut, setSoldOut] = useState<readonly string[]>([])
  const usual = isReject
    ? reason
      ? t.reject.messages[order.locale][reason]
      : ''
    : (order.kind === 'ride' ? t.cancel.message : t.cancel.foodMessage)[order.locale]
  const message = ownMessage ?? usual
  // 'Another reason' explains nothing, so the text is required.
  const needsText = reason === 'other'
  const isTextMissing = needsText && message.trim() === ''
  const products = new Map(
    order.items.flatMap((item) => (item.productId ? [[item.productId, item.name] as const] : [])),
  )

  async function submit() {
    setAsked(true)
    if (isReject && !reason) return document.querySelector<HTMLElement>('[data-reason]')?.focus()
    if (overtaken) return undefined
    if (isTextMissing) return document.getElementById('end-message')?.focus()
    const decided = money.check()
    if (!decided) return undefined
    const params = { id: order.id }
    const rest = { version: order.version, message, ...decided }
    const done =
      isReject && reason
        ? await action.run(orderingEndpoints.reject, { params, body: { ...rest, reason } }, t.actions.failed)
        : await action.run(orderingEndpoints.cancel, { params, body: rest }, t.actions.cancelFailed)
    if (!done) return undefined
    onDone?.()
    onClose()
    for (const id of reason === 'sold-out' ? soldOut : [])
      await api.call(catalogueEndpoints.soldOut, { params: { id }, body: { isSoldOut: true, branch: order.branchId } })
    return undefined
  }
  const words = isReject ? t.reject : t.cancel
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!isFresh}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
      title={
        <>
          {words.title(labelOf(order, t))}
          <p className="t2" style={{ fontSize: 'var(--f-md)', fontWeight: 400 }}>
            {endFacts(order, t).join(', ')}
          </p>
        </>
      }
    >
      <Form className="col" style={{ gap: 14 }} onSubmit={submit} noValidate>
        <DialogMessage outcome={action.outcome} overtaken={overtaken} />
        {isReject ? (
          <div className="fld">
            <span className="lbl req" id="reject-reason">
              {t.reject.reason}
            </span>
            <Reasons all={reasonsOf(order)} value={reason} onChange={setReason} />
            {isAsked && !reason ? (
              <span className="errm" role="alert">
                {t.reject.chooseReason}
              </span>
            ) : null}
          </div>
        ) : null}
        {money.reason}
        {reason === 'sold-out' && products.size > 0 ? (
          <Checkbox.Group
            label={t.reject.soldOut}
            description={t.reject.soldOutHint}
            value={[...soldOut]}
            onChange={setSoldOut}
          >
            <div className="col" style={{ gap: 6, paddingTop: 6 }}>
              {[...products].map(([id, name]) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </div>
          </Checkbox.Group>
        ) : null}
        <Textarea
          id="end-message"
          label={t.reject.message}
          required={needsText}
          error={isAsked && isTextMissing ? t.reject.writeReason : undefined}
          rows={isReject ? 2 : 3}
          maxLength={500}
          value={message}
          onChange={(event) => setOwnMessage(event.currentTarget.value)}
          description={`${t.reject.language[order.locale]} ${order.email ? t.reject.messageHint : t.reject.messageOnPage}`}
          {...(isReject || money.isAsked ? {} : { 'data-autofocus': true })}
        />
        {money.fields}
        <DialogFoot
          note={<span className="mut sm">{t.reject.final}</span>}
          back={overtaken ? t.drawer.close : t.reject.back}
          onBack={onClose}
        >
          <Button size="lg" type="submit" variant="danger" loading={action.isBusy} disabled={overtaken !== undefined}>
            {money.refunded === undefined ? words.submit : words.submitRefund(money.refunded)}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
