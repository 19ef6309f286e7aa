import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PublicCategory, PublicProduct } from '#modules/catalogue/contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import type { Storefront } from '../contract.ts'
import { type StoreOffering, storeOffering } from '../rules/menu.ts'
import { emptySearch, searchIndex, type StoreSearch } from '../rules/search.ts'
import { foundGroups } from '../rules/search-order.ts'
import { filterChoices, type GroupView, groupViews, mainGroup, productCount, sameGroups } from './store-groups.ts'

const MINUTE_MS = 60_000
const LOOK_MS = 5000
const wholeMinute = (epochMs: number) => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS

/**
 * The current time in whole minutes, because opening hours and schedules change only at full minutes. The first value is the time of the
 * rendering on the server, because hydration must produce the same page.
 */
export function useMinute(renderedAt: number): Temporal.Instant {
  const [minute, setMinute] = useState(() => wholeMinute(renderedAt))
  useEffect(() => {
    // When the minute changes, every card may look different. The cards are rendered in short steps, so that a tap does not have to wait
    // for them.
    const look = () => startTransition(() => setMinute(wholeMinute(Date.now())))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => Temporal.Instant.fromEpochMilliseconds(minute), [minute])
}

/**
 * The categories to show, limited to the products that a search has found. The objects stay the same as long as nothing changes. So the
 * cards are not rendered again; there may be 300 cards.
 */
export function useGroups(
  store: Storefront,
  {
    appointment,
    isSeated,
    locale,
    now,
    serving,
  }: {
    now: Temporal.Instant
    appointment: Temporal.Instant | null
    serving: DeliveryType
    locale: Locale
    isSeated: boolean
  },
) {
  const [search, setSearch] = useState<StoreSearch>(emptySearch)
  const fresh = useMemo(
    () => groupViews(store, { at: appointment ?? now, now, serving, locale, isSeated: isSeated && !appointment }),
    [store, appointment, isSeated, now, serving, locale],
  )
  const groups = useSame(fresh)
  const index = useMemo(() => searchIndex(store.products, locale, categoryAt(store, now)), [store, now, locale])
  // While the guest types, the text appears at once. The cards are rendered afterwards, because there may be 300 cards.
  const wanted = useDeferredValue(search)
  const found = useMemo(() => foundGroups(groups, index.find(wanted), wanted.text), [groups, index, wanted])
  const choices = useMemo(() => filterChoices(store), [store])
  return {
    search,
    setSearch,
    groups: found,
    /** Id of the category whose first dish is shown as a large card. Undefined during a search. */
    main: found === groups ? mainGroup(groups) : undefined,
    found: productCount(found),
    ...choices,
  }
}

/**
 * Returns a function that returns the category of a product at an instant. The first call of this function computes the offer of the
 * branch.
 */
function categoryAt(store: Storefront, now: Temporal.Instant) {
  let offering: StoreOffering<PublicProduct, PublicCategory> | undefined
  return (product: PublicProduct) => {
    offering ??= storeOffering(store, now)
    return offering.category(product)
  }
}

/** Returns the previous list as long as the new list looks the same. */
function useSame(fresh: readonly GroupView[]): readonly GroupView[] {
  const [known, setKnown] = useState(fresh)
  if (known === fresh) return known
  if (sameGroups(known, fresh)) return known
  setKnown(fresh)
  return fresh
}
