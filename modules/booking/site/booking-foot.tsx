import { useRef } from 'react'
import { useFieldAboveBar } from '#ui/site/field-above-bar.ts'
import type { BookingTexts } from '../words/booking.ts'
import { format } from '#kernel/money.ts'
import type { RidePrice } from '../rules/ride-price.ts'
import { Icon } from '#ui/site/icon.tsx'
import { useOnline } from '#ui/site/use-online.ts'

/**
 * The footer of the booking form: vehicle, total including tax, and the button that opens the checkout. On phones it stays visible at the
 * bottom of the screen.
 */
export function BookingFoot(props: {
  name: string | undefined
  price: RidePrice | undefined
  isComputing: boolean
  /** Whether the price can still change: the route is estimated or must be confirmed, or the map does not know a street. */
  isRouteOpen: boolean
  currency: string
  texts: BookingTexts
}) {
  const { currency, price, texts } = props
  const isOnline = useOnline()
  const bar = useRef<HTMLDivElement>(null)
  useFieldAboveBar(bar)
  const hasPrice = price !== undefined || props.isComputing
  const total = price && format(price.pricing.totalGross, currency)
  return (
    <div ref={bar} className={hasPrice ? 'bk-foot sticky' : 'bk-foot'} data-form-bar={hasPrice ? '' : undefined}>
      <div className="tot" aria-live="polite">
        {(price || props.isComputing) && <span className="display">{props.name}</span>}{' '}
        {price ? (
          <span>
            <span className="price">{total && props.isRouteOpen ? texts.vehicle.approximate(total) : total}</span>{' '}
            <span className="xs muted num">{texts.foot.taxIncluded(format(price.pricing.totalTax, currency))}</span>
          </span>
        ) : (
          props.isComputing && <span className="skel">{texts.vehicle.computing}</span>
        )}
      </div>
      {isOnline ? (
        <button className="btn pri lg" type="submit">
          {texts.foot.submit} <Icon name="arrow" />
        </button>
      ) : (
        <button className="btn pri lg" type="button" disabled>
          {texts.foot.offline}
        </button>
      )}
    </div>
  )
}
