import { boardTexts } from '#modules/ordering/words/board.ts'
import type { Order, OrderItem } from '#modules/ordering/contract.ts'
import type { ChosenItem } from '#modules/ordering/backoffice/parts/slots.ts'
import { entryTexts } from '../../words/entry.ts'
import { storeEndpoints } from '../../contract.ts'
import { draftItems } from '../../rules/cart.ts'
import { describeParts } from '#modules/catalogue/rules/configuration.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Storefront } from '../../contract.ts'
import { ConfigureDialog } from './ConfigureDialog.tsx'
import { againOf, canChoose, type EntryItem, plainItem } from './entry.ts'
import { offeredDishes } from './offered.ts'
import './entry.css'
import { ProductSearch } from './ProductSearch.tsx'

interface ChooseProps {
  order: Order
  /** The item of the order that is changed. The dialog begins with its choices, without the search. Undefined: a new dish is added. */
  item?: OrderItem
  onTake: (chosen: ChosenItem) => void
  onClose: () => void
}

/** The dialog in which staff choose a dish from the menu of the order's branch, and then its options and amount. */
export default function ChooseItem(props: ChooseProps) {
  const t = useTexts(entryTexts)
  const board = useTexts(boardTexts)
  const { branches } = useStaff()
  const branch = branches.find(({ id }) => id === props.order.branchId)
  const store = useCall(
    storeEndpoints.storefront,
    { params: { branch: branch?.identifier ?? '' } },
    { enabled: branch !== undefined },
  )
  if (store.data) return <Choice {...props} store={store.data.value} />
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={board.items.add}
      closeButtonProps={{ 'aria-label': board.drawer.close }}
    >
      {store.isError ? (
        <FailedState error={store.error} title={t.failed} retry={() => void store.refetch()} />
      ) : (
        <LoadingState label={t.loading} />
      )}
    </Modal>
  )
}

function Choice({ order, store, item: before, onTake, onClose }: ChooseProps & { store: Storefront }) {
  const board = useTexts(boardTexts)
  const t = useTexts(entryTexts)
  const { clock, locale } = useStaff()
  // When the dialog was opened. The value does not change, so the list of dishes stays the same while a person chooses.
  const [now] = useState(() => clock.now())
  // Whether a dish can be ordered depends on the time of the order's appointment. If that time is over, the current time is used. The
  // server has the same rule.
  const ahead = order.appointment && Date.parse(order.appointment) > now ? order.appointment : undefined
  const offered = useMemo(
    () => offeredDishes(store, now, order.deliveryType, ahead),
    [store, now, order.deliveryType, ahead],
  )
  const dish = offered.find(({ product }) => product.id === before?.productId)?.product
  const [open, setOpen] = useState<Omit<EntryItem, 'key'> | undefined>(() => dish && before && againOf(dish, before))
  const take = (item: Omit<EntryItem, 'key'>) => {
    const [draft] = draftItems([{ ...item, key: 'added' }])
    if (!draft) return
    const choices = describeParts(item.product, item.parts, locale).map(({ value }) => value)
    const { product } = item
    onTake({ name: productName(product, locale), choices, item: { ...draft, parts: [...(draft.parts ?? [])] } })
  }
  if (open) return <ConfigureDialog item={open} currency={store.currency} onTake={take} onClose={onClose} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={board.items.add}
      size="lg"
      closeButtonProps={{ 'aria-label': board.drawer.close }}
    >
      {before === undefined ? (
        <div className="m-store entry choose">
          <ProductSearch
            offered={offered}
            isTimeChosen={ahead !== undefined}
            currency={store.currency}
            onTake={(product, amount) => {
              const item = plainItem(product, amount)
              if (canChoose(product)) setOpen(item)
              else take(item)
            }}
          />
        </div>
      ) : (
        <p>{t.unavailable}</p>
      )}
    </Modal>
  )
}
