import { boardTexts } from '../../words/board.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { Order } from '../../contract.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { isCountable } from './part-fill.ts'
import type { RefundedPart } from './use-part.ts'

/** The fields for a refund of a part: the items for which it is, and the amount. What is ticked fills in the amount. */
export function PartFields({ order, part }: { order: Order; part: RefundedPart }) {
  const t = useTexts(boardTexts).refundDialog
  const { locale } = useStaff()
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
          {order.items.map((item) => {
            const amount = part.ticked.get(item.id)
            const name = staffNameOf(item)
            return (
              <li key={item.id}>
                <Checkbox
                  label={`${lineAmount(item.amount, item.unit, locale)} ${name}`}
                  checked={amount !== undefined}
                  onChange={(event) => part.tick(item.id, event.currentTarget.checked ? item.amount : undefined)}
                />
                <span className="num">{formatMoney(item.gross, order.currency)}</span>
                {amount !== undefined && isCountable(item) ? (
                  <div className="row" style={{ gap: 8 }}>
                    <ActionIcon
                      variant="default"
                      aria-label={t.less(name)}
                      disabled={amount <= 1}
                      onClick={() => part.tick(item.id, amount - 1)}
                    >
                      <IconMinus size={18} aria-hidden />
                    </ActionIcon>
                    <output aria-live="polite">{t.pieces(amount, item.amount)}</output>
                    <ActionIcon
                      variant="default"
                      aria-label={t.more(name)}
                      disabled={amount >= item.amount}
                      onClick={() => part.tick(item.id, amount + 1)}
                    >
                      <IconPlus size={18} aria-hidden />
                    </ActionIcon>
                  </div>
                ) : null}
              </li>
            )
          })}
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
