import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { toDecimal } from '#kernel/money.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
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
import { lineWithStep } from '../use-store-cart.ts'
import { type Catalogue, lineViews } from './food-order.ts'

/** The interval, in milliseconds, in which the page checks whether the branch has opened or closed. */
const LOOK_MS = 30_000

/** The cart for the checkout: the body that is sent, the price with the chosen delivery type, and the possible times. */
export function useFoodOrder(input: { locale: Locale; catalogue: Catalogue; defaultServing: DeliveryType }) {
  const { catalogue, locale } = input
  const { branch, currency } = catalogue
  const { cart, store } = useCart(branch.id)
  const removal = useRemoval(store)
  const [millis, setMillis] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setMillis(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const now = useMemo(() => Temporal.Instant.fromEpochMilliseconds(millis), [millis])
  // A refusal of the chosen time by the server takes precedence over the rules on this page: the opening hours may have changed since the
  // page was loaded.
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

  /** Computes the slots at the current time. */
  const look = useCallback(() => {
    const at = Temporal.Now.instant()
    const products = items.map(({ product }) => product)
    return {
      now: at,
      appointments: orderAppointments(branch, products, storeOffering(catalogue, at), { serving, now: at }),
    }
  }, [branch, catalogue, items, serving])

  const isRefused = refused !== undefined && refused.appointment === cart.appointment
  const isSlotFree = useMemo(
    () => appointment === null || (!isRefused && look().appointments.refusal(appointment) === undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- computed again whenever `now` changes
    [appointment, isRefused, look, now],
  )
  /** The next possible time, at or after the chosen one. Null: there is none. */
  const nextFree = useMemo((): Temporal.Instant | null => {
    if (isRefused && refused.nextFree) return Temporal.Instant.from(refused.nextFree)
    const { appointments } = look()
    return (appointment && appointments.nextFree(appointment)) ?? appointments.nextFree() ?? null
  }, [appointment, isRefused, look, refused])

  /** The actual time of an order 'as soon as possible', if an item takes longer. Undefined: no item takes longer, or a time is chosen. */
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
    /** Names of the items that cannot be ordered at this table, because they take longer. */
    tooLate: tooLate.map(({ product }) => productName(product, locale)),
    /** True if the other items could be ready sooner without those that take longer. */
    isSplittable: lateKeys.size > 0 && lateKeys.size < items.length,
    /** Sets the items that take longer aside for a separate order. */
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
    isSlotFree,
    nextFree,
    look,
    /** Minimum age in years for the alcohol in the order. Undefined: it contains no alcohol. */
    age: cartAge(items, catalogue.products, branch.country),
    notice: servingNotice(branch, serving, now),
    isOpen: isOpenForOrder(branch, serving, now, appointment),
    takesOrders: takesOrders(branch, serving, now),
    /** Also true while no area is chosen, because then there is no minimum yet. */
    isMinimumMet: price.terms?.missing === undefined,
    sent: {
      items: draftItems(items),
      origin: cart.origin,
      appointmentDate: cart.appointment,
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
    /** Changes the amount of a line by one step. */
    step(key: string, direction: 'less' | 'more') {
      const line = items.find((item) => item.key === key)
      if (line) store.put(lineWithStep(line, direction), currency)
    },
    /** The customer accepts the current version of a changed product. */
    accept: (key: string) => store.change({ items: takeChange(cart.items, catalogue.products, key) }),
    /** Called when the server refused the chosen time. `next` is the next free time that the server offers, as an ISO instant. */
    refuse: (next: string | undefined) => setRefused({ appointment: cart.appointment, nextFree: next }),
    /** Deletes the stored cart. The page still shows the cart, because another page is opened at once. */
    forget: store.forget,
  }
}

export type FoodOrder = ReturnType<typeof useFoodOrder>
