import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import type { Storefront } from '../contract.ts'
import { storeOffering } from '../rules/menu.ts'
import { emptySearch, searchIndex, type StoreSearch } from '../rules/search.ts'
import {
  filterChoices,
  foundGroups,
  type GroupView,
  groupViews,
  mainGroup,
  productCount,
  sameGroups,
} from './store-groups.ts'

const MINUTE_MS = 60_000
const LOOK_MS = 5000
const wholeMinute = (epochMs: number) => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS

/**
 * The current minute. The first rendering uses the time at which the server rendered the page, so that both renderings are equal. Opening
 * hours and schedules are exact to the minute.
 */
export function useMinute(renderedAt: number): Temporal.Instant {
  const [minute, setMinute] = useState(() => wholeMinute(renderedAt))
  useEffect(() => {
    const look = () => setMinute(wholeMinute(Date.now()))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => Temporal.Instant.fromEpochMilliseconds(minute), [minute])
}

/**
 * The groups on offer, and the products that the search found in them. The objects stay the same while nothing changes, so that 300 cards
 * are rendered only once.
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
  const index = useMemo(() => {
    const offering = storeOffering(store, now)
    return searchIndex(store.products, locale, (product) => offering.category(product))
  }, [store, now, locale])
  // Typed text is shown at once; the 300 cards are rendered later with low priority.
  const wanted = useDeferredValue(search)
  const found = useMemo(() => foundGroups(groups, index.find(wanted)), [groups, index, wanted])
  const choices = useMemo(() => filterChoices(store), [store])
  return {
    search,
    setSearch,
    groups: found,
    /** Without a search the first dish of the main group is shown large. */
    main: found === groups ? mainGroup(groups) : undefined,
    found: productCount(found),
    ...choices,
  }
}

/** Keeps the previous groups as long as the new ones look the same. */
function useSame(fresh: readonly GroupView[]): readonly GroupView[] {
  const [known, setKnown] = useState(fresh)
  if (known === fresh) return known
  if (sameGroups(known, fresh)) return known
  setKnown(fresh)
  return fresh
}
