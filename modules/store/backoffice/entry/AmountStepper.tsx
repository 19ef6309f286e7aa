import { entryTexts } from '../../words/entry.ts'
import { LARGEST_AMOUNT } from '#kernel/units.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { decrease, increase, normaliseQuantity, quantityBounds } from '#modules/catalogue/rules/quantities.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, NumberInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { EntryItem } from './entry.ts'

interface AmountStepperProps {
  item: Pick<EntryItem, 'product' | 'unit' | 'amount'>
  onAmount(amount: number): void
  /** Called when a person presses the minus button while the amount is already the minimum. If it is missing, the button does nothing. */
  onNone?: () => void
}

/** The field for the amount of a product: a person types the amount, or changes it by one step with the buttons. */
export function AmountStepper({ item, onAmount, onNone }: AmountStepperProps) {
  const t = useTexts(entryTexts)
  const { locale } = useStaff()
  const name = productName(item.product, locale)
  const bounds = quantityBounds(item.product, item.unit)
  return (
    <div className="row" style={{ gap: 4 }}>
      <ActionIcon
        variant="default"
        aria-label={t.less(name)}
        onClick={() => (onNone && item.amount <= bounds.minimum ? onNone() : onAmount(decrease(item.amount, bounds)))}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <NumberInput
        aria-label={t.amountOf(name)}
        hideControls
        w={62}
        min={0}
        decimalSeparator={locale === 'de' ? ',' : '.'}
        value={item.amount}
        onChange={(value) => {
          const amount = Number(value)
          // The price is calculated at each key press. A larger amount could exceed the range of `Money`, so the amount is limited.
          if (amount > 0) onAmount(Math.min(amount, LARGEST_AMOUNT))
        }}
        onBlur={() => onAmount(normaliseQuantity(item.amount, bounds))}
      />
      <ActionIcon variant="default" aria-label={t.more(name)} onClick={() => onAmount(increase(item.amount, bounds))}>
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
