import { useFills } from '#ui/backoffice/slots.tsx'
import { Suspense, useState } from 'react'
import type { Order, OrderItem } from '../../contract.ts'
import { type ChosenItem, chooseItemSlot } from '../parts/slots.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import { ItemAddDialog } from './ItemAddDialog.tsx'
import { ItemEditDialog } from './ItemEditDialog.tsx'

/** The change that staff have started: `edit` changes an item's amount or price, `choose` changes its choices, `add` adds a dish. */
export type Change = { kind: 'edit' | 'choose'; item: OrderItem } | { kind: 'add' }

/**
 * The dialogs of one change. Amount and price are changed in one dialog. If staff add a dish or change its choices, there are two dialogs:
 * in the first they choose; the second shows the new sum, and they confirm it.
 */
export function ItemChange({
  order,
  change,
  onChange,
}: {
  order: Order
  change: Change
  onChange: (next: Change | undefined) => void
}) {
  useStandsOverCards()
  const [chosen, choose] = useState<ChosenItem>()
  const [Choose] = useFills(chooseItemSlot)
  const close = () => onChange(undefined)
  const item = change.kind === 'add' ? undefined : change.item
  if (change.kind === 'edit') {
    const canChoose = Choose !== undefined && change.item.productId !== null && change.item.details.length > 0
    const onChoose = canChoose ? () => onChange({ kind: 'choose', item: change.item }) : undefined
    return <ItemEditDialog order={order} item={change.item} onChoose={onChoose} onClose={close} />
  }
  if (chosen) return <ItemAddDialog order={order} chosen={chosen} replaced={item} onClose={close} />
  if (!Choose) return null
  return (
    <Suspense fallback={null}>
      <Choose order={order} {...(item ? { item } : {})} onTake={choose} onClose={close} />
    </Suspense>
  )
}
