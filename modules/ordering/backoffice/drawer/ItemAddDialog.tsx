import { lineAmount } from '#i18n/amounts.ts'
import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText, must } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Order, orderingEndpoints, type OrderItem } from '../../contract.ts'
import { staffDetailsOf, staffNameOf } from '../../rules/staff-words.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import type { ChosenItem } from '../parts/slots.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { EditSum } from './EditSum.tsx'
import { RefundChoice } from './RefundChoice.tsx'
import { useRefundReason } from './use-refund-reason.tsx'

/** Shows the chosen dish and how it changes the sum. Nothing is saved before the button is pressed. */
export function ItemAddDialog({
  order,
  chosen,
  replaced,
  onClose,
}: {
  order: Order
  chosen: ChosenItem
  /** The item that the chosen dish replaces. Undefined: the dish is added. */
  replaced: OrderItem | undefined
  onClose: () => void
}) {
  useStandsOverCards()
  const t = useTexts(boardTexts)
  const api = useApi()
  const action = useOrderAction()
  const [refund, setRefund] = useState(true)
  const why = useRefundReason()
  const params = { id: order.id }
  const body = { version: order.version, item: chosen.item, ...(replaced ? { replaces: replaced.id } : {}) }
  const preview = useQuery({
    queryKey: ['addition-preview', params, JSON.stringify(body)],
    retry: false,
    queryFn: async ({ signal }) => (await must(api, orderingEndpoints.previewAddition, { params, body, signal })).value,
  })
  const asksRefund = order.paymentState === 'paid' && (preview.data?.difference ?? 0) < 0
  const { freed, difference } = preview.data ?? {}

  async function submit() {
    const reason = asksRefund ? why.check() : ''
    if (reason === undefined) return
    const sent = { ...body, ...(asksRefund ? { refund, reason } : {}) }
    if (await action.run(orderingEndpoints.addItem, { params, body: sent }, t.items.addFailed)) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={replaced ? t.drawer.editTitle(staffNameOf(replaced)) : t.items.added(chosen.name)}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
    >
      <Form className="col" style={{ gap: 14 }} noValidate onSubmit={submit}>
        {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
        {preview.error ? (
          <Banner tone="alarm">
            {failureText(preview.error instanceof CallFailed ? preview.error : undefined, t.items.addFailed)}
          </Banner>
        ) : null}
        {replaced ? (
          <dl className="m-ordering choices">
            <div>
              <dt>{t.items.choicesBefore}</dt>
              <dd>
                <Dish item={replaced} name={staffNameOf(replaced)} choices={valuesOf(replaced)} />
              </dd>
            </div>
            <div>
              <dt>{t.items.choicesAfter}</dt>
              <dd>
                <Dish {...chosen} />
              </dd>
            </div>
          </dl>
        ) : (
          <Dish {...chosen} />
        )}
        {preview.isError ? null : <EditSum order={order} preview={preview.data} />}
        {asksRefund ? (
          <>
            <RefundChoice
              amount={formatMoney(freed ?? Math.abs(difference ?? 0), order.currency)}
              isPart
              value={refund}
              onChange={setRefund}
            />
            {why.field}
          </>
        ) : null}
        <DialogFoot back={t.reject.back} onBack={onClose}>
          <Button
            size="lg"
            type="submit"
            variant="filled"
            data-autofocus
            loading={action.isBusy}
            disabled={!preview.isSuccess}
          >
            {asksRefund && refund ? t.drawer.editSubmitRefund : replaced ? t.drawer.editSubmit : t.items.addSubmit}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}

const valuesOf = (item: OrderItem): string[] => staffDetailsOf(item).map(({ value }) => value)

/** '2 × Schweinsbraten', and below it the chosen options. */
function Dish({
  item,
  name,
  choices,
}: {
  item: { amount: number; unit?: string | undefined }
  name: string
  choices: readonly string[]
}) {
  const { locale } = useStaff()
  return (
    <>
      <b>
        {lineAmount(item.amount, item.unit ?? 'amount', locale)} {name}
      </b>
      {choices.map((choice) => (
        <div key={choice} className="sm t2">
          {choice}
        </div>
      ))}
    </>
  )
}
