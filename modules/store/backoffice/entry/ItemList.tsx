import { boardTexts } from '#modules/ordering/words/board.ts'
import { entryTexts } from '../../words/entry.ts'
import { unitTexts } from '#i18n/units.ts'
import { toDecimal } from '#kernel/money.ts'
import { describeParts } from '#modules/catalogue/rules/configuration.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { CartPrice } from '../../rules/food-price.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { AmountStepper } from './AmountStepper.tsx'
import { canChoose, type EntryItem } from './entry.ts'

interface ItemListProps {
  items: readonly EntryItem[]
  price: CartPrice
  currency: string
  onAmount(key: string, amount: number): void
  onEdit(item: EntryItem): void
  onRemove(key: string): void
}

/** The list of the dishes that were entered so far, each with its price. */
export function ItemList({ items, price, currency, onAmount, onEdit, onRemove }: ItemListProps) {
  const t = useTexts(entryTexts)
  const board = useTexts(boardTexts)
  const unitNames = useTexts(unitTexts)
  const { locale } = useStaff()
  if (items.length === 0) return <p className="mut">{t.empty}</p>
  return (
    <ul className="eitems">
      {items.map((item, index) => {
        const name = productName(item.product, locale)
        const line = price.lines[index]
        const details = describeParts(item.product, item.parts, locale).map((one) => one.value)
        return (
          <li key={item.key}>
            <AmountStepper
              item={item}
              onAmount={(amount) => onAmount(item.key, amount)}
              onNone={() => onRemove(item.key)}
            />
            <div style={{ minWidth: 0 }}>
              <div className="b" style={{ overflowWrap: 'anywhere' }}>
                {name}
                {item.unit === 'amount' ? null : (
                  <span className="mut sm"> {unitNames[item.unit as keyof typeof unitNames]}</span>
                )}
              </div>
              {details.length > 0 ? <div className="sm t2">{details.join(' · ')}</div> : null}
            </div>
            <span className="num">
              {!line || line.isPriceHidden ? board.items.hidden : formatMoney(toDecimal(line.gross), currency)}
            </span>
            <span className="row" style={{ gap: 0 }}>
              {canChoose(item.product) || item.product.alternativeUnits.length > 0 ? (
                <ActionIcon variant="subtle" aria-label={board.items.change(name)} onClick={() => onEdit(item)}>
                  <IconPencil size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              ) : null}
              <ActionIcon variant="subtle" aria-label={board.items.remove(name)} onClick={() => onRemove(item.key)}>
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
