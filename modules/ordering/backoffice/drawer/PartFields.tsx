import { boardTexts } from '../../words/board.ts'
import { amountText, lineAmount } from '#i18n/amounts.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { Order } from '../../contract.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { leftOf } from './items-back.ts'
import { isCountable } from './part-fill.ts'
import type { RefundedPart } from './use-part.ts'

/**
 * The fields for a partial refund: the refunded items and the amount. When staff tick items, their price is filled in as the amount.
 * `isFirst`: the first item that can be ticked has the focus when the dialog opens.
 */
export function PartFields({ order, part, isFirst }: { order: Order; part: RefundedPart; isFirst: boolean }) {
  const t = useTexts(boardTexts).refundDialog
  const first = isFirst ? order.items.find((item) => leftOf(item, part.back) > 0) : undefined
  return (
    <>
      <div role="group" aria-labelledby="refund-items" aria-describedby="refund-items-hint">
        <span className="lbl" id="refund-items">
          {t.items}
        </span>
        <p className="hint" id="refund-items-hint">
          {t.itemsHint}
        </p>
        <ul className="m-ordering ritems">
          {order.items.map((item) => (
            <ItemRow key={item.id} item={item} currency={order.currency} part={part} isFirst={item === first} />
          ))}
        </ul>
      </div>
      <NumberBox
        id="refund-amount"
        label={t.partAmount}
        description={t.most(formatMoney(part.most, order.currency))}
        withAsterisk
        digits={{ min: 2, max: 2 }}
        unit={order.currency === 'EUR' ? '€' : order.currency}
        value={part.amount}
        error={part.error}
        onChange={part.setAmount}
      />
    </>
  )
}

/**
 * One item of the order. The quantity that was already refunded cannot be chosen again. An item of more than one piece has buttons for the
 * number of pieces. They are shown even before the item is ticked: staff should see that they can refund a single piece.
 */
function ItemRow({
  item,
  currency,
  part,
  isFirst,
}: {
  item: Order['items'][number]
  currency: string
  part: RefundedPart
  isFirst: boolean
}) {
  const t = useTexts(boardTexts).refundDialog
  const { locale } = useStaff()
  const ticked = part.ticked.get(item.id)
  const name = staffNameOf(item)
  const back = part.back.get(item.id)
  const left = leftOf(item, part.back)
  const quantity = (value: number) => amountText(value, locale)
  const mark = left <= 0 ? t.back : back ? t.backSome(quantity(back), quantity(item.amount)) : undefined
  const pieces = ticked ?? 0
  return (
    <li>
      <Checkbox
        {...(isFirst ? { 'data-autofocus': true } : {})}
        label={`${lineAmount(item.amount, item.unit, locale)} ${name}`}
        description={mark}
        disabled={left <= 0}
        checked={ticked !== undefined}
        onChange={(event) => part.tick(item.id, event.currentTarget.checked ? left : undefined)}
      />
      <span className="num">{formatMoney(item.gross, currency)}</span>
      {isCountable(item) && left > 0 ? (
        <div className="row" style={{ gap: 8 }}>
          <ActionIcon
            variant="default"
            aria-label={t.less(name)}
            disabled={pieces <= 0}
            onClick={() => part.tick(item.id, pieces > 1 ? pieces - 1 : undefined)}
          >
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
          <output aria-live="polite">{t.pieces(pieces, left)}</output>
          <ActionIcon
            variant="default"
            aria-label={t.more(name)}
            disabled={pieces >= left}
            onClick={() => part.tick(item.id, pieces + 1)}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </div>
      ) : null}
    </li>
  )
}
