import { boardTexts } from '../../words/board.ts'
import { unitTexts } from '#i18n/units.ts'
import { formatMoney, formatNumber } from '#ui/backoffice/format.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useFills } from '#ui/backoffice/slots.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconListDetails, IconMessage, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Order } from '../../contract.ts'
import { isFinal, isUnpaid } from '../../rules/lifecycle.ts'
import { staffDetailsOf, staffNameOf } from '../../rules/staff-words.ts'
import { AgeChip } from '../board/AgeChip.tsx'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { chooseItemSlot } from '../parts/slots.ts'
import { quantityOf } from './quantity.ts'
import { TipRow } from './TipRow.tsx'
import { type Change, ItemChange } from './ItemChange.tsx'

const editors = ['ROLE_ADMIN', 'ROLE_BACKOFFICE'] as const

/** The ordered items with amount, choices, allergens and price, and below them delivery, taxes and sum. */
export function FoodSection({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const units = useTexts(unitTexts)
  const { user, locale } = useStaff()
  const { isLocked } = useOrderFeed()
  const [change, setChange] = useState<Change>()
  const canAdd = useFills(chooseItemSlot).length > 0
  const isEditable = !isFinal(order.state) && !isUnpaid(order)
  const canEdit = isEditable && hasRole(user, editors)
  // A change cannot make an order more expensive that was paid online, also after its money was refunded (rules/edit-item.ts). The note
  // informs staff about this rule.
  const isFixed = order.paymentState !== 'none'
  const money = (amount: number) => formatMoney(amount, order.currency)
  const { pricing } = order
  return (
    <section className="sec">
      <h3>
        <IconListDetails className="i" stroke={1.75} aria-hidden />
        {t.drawer.items}
        {order.deliveryType === 'dineIn' && order.tableIdentifier ? (
          <span className="bdg out">{t.table(order.tableIdentifier)}</span>
        ) : null}
        <AgeChip order={order} />
        {order.deliveryArea ? <span className="bdg out">{order.deliveryArea}</span> : null}
      </h3>
      {order.comment ? (
        <p className="m-ordering note" style={{ marginBottom: 8 }}>
          <IconMessage size={16} stroke={2} aria-hidden style={{ flex: 'none' }} />
          {order.comment}
        </p>
      ) : null}
      <ul className="fitems">
        {order.items.map((one) => (
          <li key={one.id}>
            <b className="num">{quantityOf(one, units, locale)}</b>
            <div style={{ minWidth: 0 }}>
              <span className="b" style={{ overflowWrap: 'anywhere' }}>
                {staffNameOf(one)}
              </span>{' '}
              {one.allergens ? (
                <span className="mut sm" title={t.card.allergens}>
                  <span className="sr">{t.card.allergens} </span>
                  {one.allergens}
                </span>
              ) : null}
              {staffDetailsOf(one).map((detail) => (
                <div className="sm t2" key={detail.name}>
                  {detail.name}: {detail.files ? <Files files={detail.files} /> : detail.value}
                </div>
              ))}
            </div>
            <span className="num">
              {one.calculationModel === 'fixed' ? null : (
                <span className="mut">{t.drawer.models[one.calculationModel]} </span>
              )}
              {one.isPriceHidden ? t.items.hidden : money(one.gross)}
            </span>
            {canEdit ? (
              <ActionIcon
                variant="subtle"
                aria-label={t.items.change(staffNameOf(one))}
                disabled={isLocked}
                onClick={() => setChange({ kind: 'edit', item: one })}
              >
                <IconPencil size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
      {canEdit && canAdd && !isFixed ? (
        <Button
          size="xs"
          variant="subtle"
          disabled={isLocked}
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => setChange({ kind: 'add' })}
        >
          {t.items.add}
        </Button>
      ) : null}
      {canEdit && canAdd && isFixed ? (
        <p className="sm t2">{order.paymentState === 'refunded' ? t.items.addRefunded : t.items.addPaid}</p>
      ) : null}
      {isEditable && !canEdit ? <p className="sm t2">{t.items.whoEdits}</p> : null}
      <dl className="m-ordering fsum">
        {order.isDelivery ? (
          <>
            <dt>{t.items.delivery}</dt>
            <dd>{pricing.deliveryGross === 0 ? t.items.free : money(pricing.deliveryGross)}</dd>
          </>
        ) : null}
        {pricing.taxes.map((tax) => (
          <div key={tax.rate} style={{ display: 'contents' }}>
            <dt className="mut sm">{t.items.tax(formatNumber(tax.rate, locale))}</dt>
            <dd className="mut sm">{money(tax.tax)}</dd>
          </div>
        ))}
        <dt>
          <b>{t.drawer.total}</b>
        </dt>
        <dd>
          <b>{money(pricing.totalGross)}</b>
        </dd>
        <TipRow order={order} />
      </dl>
      {change ? <ItemChange key={change.kind} order={order} change={change} onChange={setChange} /> : null}
    </section>
  )
}

function Files({ files }: { files: readonly { name: string; url: string }[] }) {
  return files.map((file, index) => (
    <span key={file.url}>
      {index > 0 ? ', ' : ''}
      <a href={file.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
    </span>
  ))
}
