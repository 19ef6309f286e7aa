import { boardTexts } from '../../words/board.ts'
import { unitTexts } from '#i18n/units.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText, must } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, Modal, NumberInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Order, orderingEndpoints, type OrderItem } from '../../contract.ts'
import { isPriceOpen } from '../../rules/edit-item.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import { useOrderAction } from '../parts/use-order-action.ts'
import { EditSum } from './EditSum.tsx'
import { RefundChoice } from './RefundChoice.tsx'
import { useRefundReason } from './use-refund-reason.tsx'

interface ItemEditProps {
  order: Order
  item: OrderItem
  /** Opens the dialog for the choices of the dish; undefined if they cannot be changed, for example because the dish has none. */
  onChoose: (() => void) | undefined
  onClose: () => void
}

/** Changes one item and shows the old and the new sum side by side. Nothing is saved before the button is pressed. */
export function ItemEditDialog({ order, item, onChoose, onClose }: ItemEditProps) {
  // Escape closes this dialog only, and not the drawer behind it.
  useStandsOverCards()
  const t = useTexts(boardTexts)
  const units = useTexts(unitTexts) as Readonly<Record<string, string>>
  const api = useApi()
  const { locale } = useStaff()
  const action = useOrderAction()
  const [amount, setAmount] = useState(item.amount)
  const [unitPrice, setUnitPrice] = useState(item.unitPrice)
  const [refund, setRefund] = useState(true)
  const why = useRefundReason()
  const isOpen = isPriceOpen(item)
  const isChanged = amount !== item.amount || (isOpen && (unitPrice !== item.unitPrice || item.isPriceHidden))
  const body = { version: order.version, amount, ...(isOpen ? { unitPrice } : {}) }
  const params = { id: order.id, itemId: item.id }
  const [asked] = useDebouncedValue(JSON.stringify(body), 200)
  const preview = useQuery({
    queryKey: ['item-preview', params, asked],
    enabled: isChanged,
    retry: false,
    queryFn: async ({ signal }) =>
      (await must(api, orderingEndpoints.previewItem, { params, body: JSON.parse(asked) as typeof body, signal }))
        .value,
  })
  const money = (value: number) => formatMoney(value, order.currency)
  const shown = isChanged && preview.isSuccess && asked === JSON.stringify(body) ? preview.data : undefined
  const asksRefund = order.paymentState === 'paid' && (shown?.difference ?? 0) < 0
  const decimals = locale === 'de' ? ',' : '.'

  async function submit() {
    if (!isChanged) return undefined
    const reason = asksRefund ? why.check() : ''
    if (reason === undefined) return undefined
    const sent = { ...body, ...(asksRefund ? { refund, reason } : {}) }
    if (await action.run(orderingEndpoints.editItem, { params, body: sent }, t.drawer.editFailed)) onClose()
    return undefined
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.drawer.editTitle(staffNameOf(item))}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
    >
      <Form className="col" style={{ gap: 14 }} noValidate onSubmit={submit}>
        {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
        {isChanged && preview.error ? (
          <Banner tone="alarm">
            {failureText(preview.error instanceof CallFailed ? preview.error : undefined, t.drawer.editFailed)}
          </Banner>
        ) : null}
        <div className="g2">
          <NumberInput
            label={t.drawer.amount(units[item.unit] ?? '')}
            description={t.drawer.amountHint}
            min={0}
            max={100_000}
            decimalScale={4}
            decimalSeparator={decimals}
            value={amount}
            onChange={(value) => setAmount(Number(value) || 0)}
            data-autofocus
          />
          {isOpen ? (
            <NumberInput
              label={t.drawer.finalPrice}
              description={t.drawer.finalPriceHint}
              min={0}
              decimalScale={4}
              decimalSeparator={decimals}
              suffix={`\u00a0${order.currency === 'EUR' ? '€' : order.currency}`}
              value={unitPrice}
              onChange={(value) => setUnitPrice(Number(value) || 0)}
            />
          ) : null}
        </div>
        {onChoose ? (
          <Button style={{ alignSelf: 'start' }} onClick={onChoose}>
            {t.items.otherChoice}
          </Button>
        ) : null}
        <Button
          variant="danger-subtle"
          style={{ alignSelf: 'start' }}
          disabled={amount === 0 || order.items.length === 1}
          onClick={() => setAmount(0)}
        >
          {order.items.length === 1 ? t.drawer.lastItem : t.items.remove(staffNameOf(item))}
        </Button>
        <EditSum order={order} preview={shown} />
        {asksRefund ? (
          <>
            <RefundChoice
              amount={money(shown?.freed ?? Math.abs(shown?.difference ?? 0))}
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
            loading={action.isBusy}
            disabled={!isChanged || preview.isError}
          >
            {asksRefund && refund ? t.drawer.editSubmitRefund : t.drawer.editSubmit}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
