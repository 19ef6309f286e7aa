import { useMemo } from 'react'
import type { Locale } from '#contract/locale.ts'
import { formatTime, type Zone } from '#kernel/time.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { Icon } from '#ui/site/icon.tsx'
import { appointmentInText } from '#ui/site/pickers/appointment-words.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import type { Storefront } from '../contract.ts'
import { storeOffering } from '../rules/menu.ts'
import { type Narrowing, narrowingProducts, type OfferedHours } from '../rules/narrowing.ts'
import { narrowingTexts } from '../words/narrowing.ts'
import type { CartLine } from './cart.ts'

export type Found = readonly Narrowing<CartLine['product']>[]

/** The dishes of the cart because of which times are missing. */
export function useNarrowing(input: {
  store: Pick<Storefront, 'branch' | 'products' | 'categories' | 'menus'>
  items: readonly CartLine[]
  serving: DeliveryType
  now: Temporal.Instant
}): Found {
  const { items, now, serving, store } = input
  return useMemo(() => {
    const products = items.map(({ product }) => product)
    return narrowingProducts(store.branch, products, storeOffering(store, now), { serving, now })
  }, [items, now, serving, store])
}

/**
 * Sentences about the dishes of the cart because of which times are missing, each with a button that removes the dish: 'Weißwürste gibt es
 * nur bis 12:00. Ohne dieses Gericht sind weitere Zeiten frei.' Nothing is shown if no dish narrows the times.
 */
export function NarrowingNote(props: {
  found: Found
  items: readonly CartLine[]
  now: Temporal.Instant
  zone: Zone
  locale: Locale
  /** Removes an item of the cart by its key. */
  onRemove: (key: string) => void
}) {
  const { found, items, locale, now, zone } = props
  const texts = narrowingTexts(locale)
  if (found.length === 0) return null
  const isNarrow = (item: CartLine) => found.some(({ product }) => product.id === item.product.id)
  // If nothing else is in the cart, the guest cannot order without these dishes.
  const isRemovable = !items.every(isNarrow)
  return (
    <div className="notice narrowing" role="status">
      <Icon name="clock" />
      <div className="stack notice-body">
        <p>
          {found.map((one) => narrowingSentence(one, { now, zone, locale })).join(' ')}
          {isRemovable && ` ${texts.without(found.length)}`}
        </p>
        {isRemovable && (
          <p className="row wrapx">
            {found.map(({ product }) => (
              <button
                key={product.id}
                type="button"
                className="btn quiet"
                aria-label={texts.remove(productName(product, locale))}
                onClick={() => {
                  for (const { key, product: ordered } of items) if (ordered.id === product.id) props.onRemove(key)
                }}
              >
                {found.length === 1 ? texts.removeOnly : texts.remove(productName(product, locale))}
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

/** Why a dish narrows the times: 'Forelle gibt es nur ab 17:00.' */
export function narrowingSentence(
  { product, reason }: Narrowing<CartLine['product']>,
  { locale, now, zone }: { now: Temporal.Instant; zone: Zone; locale: Locale },
): string {
  const texts = narrowingTexts(locale)
  const name = productName(product, locale)
  if (reason.kind === 'hours') return texts.hours(name, reason.hours ? hoursText(reason.hours, locale) : texts.certain)
  if (!reason.at) return texts.never(name)
  const { day, time } = appointmentInText(reason.at, now, zone, texts.inText)
  return texts.late(name, day, time)
}

/** Days and times as text: 'bis 12:00', 'am Samstag', 'von Montag bis Freitag, von 11:00 bis 14:00'. */
function hoursText({ days, from, to }: OfferedHours, locale: Locale): string {
  const texts = narrowingTexts(locale)
  const { weekdays } = dateNames(locale)
  const [first, last] = [weekdays[days?.from ?? 0]?.long ?? '', weekdays[days?.to ?? 6]?.long ?? '']
  const day = days && (days.from === days.to ? texts.day(first) : texts.days(first, last))
  const [start, end] = [timeText(from), timeText(to)]
  const time = start && end ? texts.between(start, end) : start ? texts.from(start) : end && texts.until(end)
  return [day, time].filter(Boolean).join(', ')
}

/** The end of the day is '24:00'. A time after it is a time of the next day. */
const timeText = (minutes: number | undefined): string | undefined =>
  minutes === undefined
    ? undefined
    : minutes === 1440
      ? '24:00'
      : formatTime({ hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 })
