import { useCallback, useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { toDecimal } from '#kernel/money.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { draftItems, expectedLines } from '../../rules/cart.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { earliestOf, tooLateAtTable } from '../../rules/earliest.ts'
import { areaNamed } from '#modules/branches/rules/delivery.ts'
import { priceCart } from '../../rules/food-price.ts'
import { storeOffering } from '../../rules/menu.ts'
import { isOpenForOrder, orderAppointments, servingTypes, takesOrders } from '../../rules/serving.ts'
import { servingNotice } from '../../rules/store-notices.ts'
import { servingOf } from '../cart.ts'
import { changedLines, checkedCart, takeChange } from '../cart-changes.ts'
import { cartAge } from '../../rules/age.ts'
import { useRemoval } from '../removed-line.tsx'
import { useCart } from '../use-cart.ts'
import { useNow } from '../use-now.ts'
import { lineWithStep } from '../use-store-cart.ts'
import { type Catalogue, lineViews, shownStart } from './food-order.ts'

/** Milliseconds between two checks whether the branch has opened or closed. */
const LOOK_MS = 30_000

/** Everything that the checkout of a cart shows and sends: items, prices, possible times, and functions that change the order. */
export function useFoodOrder(input: { locale: Locale; catalogue: Catalogue; defaultServing: DeliveryType }) {
  const { catalogue, locale } = input
  const { branch, currency } = catalogue
  const { cart, store } = useCart(branch.id)
  const removal = useRemoval(store)
  const now = useNow(LOOK_MS)
  // Set if the server has refused the chosen time. The page then shows the time as refused, even if its own check allows the time, because
  // opening hours may have changed after the page was loaded.
  const [refused, setRefused] = useState<{ appointment: string | null; nextFree: string | undefined }>()

  const types = servingTypes(branch)
  const serving = servingOf(cart, types, input.defaultServing)
  const area = serving === 'delivery' ? areaNamed(branch.deliveryAreas, cart.deliveryArea) : undefined
  const { changes, items } = useMemo(
    () => checkedCart(cart.items, catalogue.products),
    [cart.items, catalogue.products],
  )
  const price = useMemo(() => priceCart(items, { serving, area }), [items, serving, area])
  const appointment = useMemo(
    () => (cart.appointment ? Temporal.Instant.from(cart.appointment) : null),
    [cart.appointment],
  )

  /** Reads the current time, and computes the times that are possible from now on for the items in the cart. */
  const look = useCallback(() => {
    const at = Temporal.Now.instant()
    const products = items.map(({ product }) => product)
    return {
      now: at,
      appointments: orderAppointments(branch, products, storeOffering(catalogue, at), { serving, now: at }),
    }
  }, [branch, catalogue, items, serving])

  const isRefused = refused !== undefined && refused.appointment === cart.appointment
  /** Why the chosen time is not possible. Null: it is possible, or no time is chosen. */
  const slotRefusal = useMemo(
    () => appointment && (look().appointments.refusal(appointment) ?? (isRefused ? 'appointment.closed' : null)),
    // oxlint-disable-next-line react/exhaustive-deps -- computed again whenever `now` changes
    [appointment, isRefused, look, now],
  )
  /** The next possible time after the chosen time, or the first possible time. Null: no time is possible. */
  const nextFree = useMemo((): Temporal.Instant | null => {
    if (isRefused && refused.nextFree) return Temporal.Instant.from(refused.nextFree)
    const { appointments } = look()
    return (appointment && appointments.nextFree(appointment)) ?? appointments.nextFree() ?? null
  }, [appointment, isRefused, look, refused])

  const notice = servingNotice(branch, serving, now)
  /** The earliest time of an order with a long lead time. Undefined: no item has a long lead time, or the guest has chosen a time. */
  const earliest = useMemo(() => {
    const products = items.map(({ product }) => product)
    return appointment ? undefined : earliestOf(branch, products, storeOffering(catalogue, now), { serving, now })
  }, [appointment, branch, catalogue, items, now, serving])
  const tooLate = tooLateAtTable(earliest, { serving, table: cart.table })
  const lateKeys = new Set(
    items.filter(({ product }) => earliest?.late.some((late) => late.product.id === product.id)).map(({ key }) => key),
  )

  return {
    cart,
    earliest,
    /** Names of the items that cannot be ordered at this table because of their long lead time. */
    tooLate: tooLate.map(({ product }) => productName(product, locale)),
    /** True: only some of the items have a long lead time. The other items could be ready sooner in a separate order. */
    isSplittable: lateKeys.size > 0 && lateKeys.size < items.length,
    /** Removes the items with a long lead time from the current order. They are stored for a separate order. */
    setAside: () =>
      store.change({
        items: cart.items.filter(({ key }) => !lateKeys.has(key)),
        later: [...cart.later, ...cart.items.filter(({ key }) => lateKeys.has(key))],
      }),
    takeBack: () => store.change({ items: [...cart.items, ...cart.later], later: [] }),
    removeLate: () => store.change({ items: cart.items.filter(({ key }) => !lateKeys.has(key)) }),
    items,
    changed: changedLines(items, changes, { currency, locale }),
    types,
    serving,
    price,
    lines: lineViews(items, price, { currency, locale, products: catalogue.products }),
    now,
    appointment,
    slotRefusal,
    nextFree,
    look,
    /** The minimum age in years, if the order contains alcohol. Undefined: it contains none. */
    age: cartAge(items, catalogue.products, branch.country),
    notice,
    isOpen: isOpenForOrder(branch, serving, now, appointment),
    takesOrders: takesOrders(branch, serving, now),
    /** False: the order is below the minimum of its delivery area. True while no area is chosen, because no minimum is known then. */
    isMinimumMet: price.terms?.missing === undefined,
    sent: {
      items: draftItems(items),
      origin: cart.origin,
      appointmentDate: cart.appointment,
      // If the server has refused the order because of the hours, the guest knows them, even if the clock of the device is wrong.
      expectedStart: appointment || isRefused ? undefined : shownStart(notice),
      expectedTotal: toDecimal(price.totals.totalGross),
      expectedLines: expectedLines(price),
    },
    setServing: (deliveryType: DeliveryType) => store.change({ deliveryType }),
    setArea: (deliveryArea: string) => store.change({ deliveryArea }),
    setTable: (table: string) => store.change({ table }),
    setAppointment: (at: Temporal.Instant | null) => store.change({ appointment: at?.toString() ?? null }),
    remove: removal.remove,
    removed: removal.removed,
    putBack: removal.putBack,
    step(key: string, direction: 'less' | 'more') {
      const line = items.find((item) => item.key === key)
      if (line) store.put(lineWithStep(line, direction), currency)
    },
    /** Replaces the product of an item by the current product, because the guest has accepted the change. */
    accept: (key: string) => store.change({ items: takeChange(cart.items, catalogue.products, key) }),
    /** Called when the server has refused the chosen time. `next`: the next possible time that the server named, as an ISO instant. */
    refuse: (next: string | undefined) => setRefused({ appointment: cart.appointment, nextFree: next }),
    /**
     * Deletes the stored cart after the order. Only items for a separate order, and the table of a guest who sits at one, stay
     * (`afterOrder`). The page still shows the items, because the browser is already opening the next page.
     */
    forget: store.forget,
  }
}

export type FoodOrder = ReturnType<typeof useFoodOrder>
