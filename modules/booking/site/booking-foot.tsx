import { useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { OFF_REASON, OffReason } from '#modules/ordering/site/parts/checkout/submit-bar.tsx'
import { useNetworkCheck } from '#modules/ordering/site/parts/checkout/use-network-check.ts'
import { offReasonTexts } from '#modules/ordering/words/off-reason.ts'
import { useFieldAboveBar } from '#ui/site/field-above-bar.ts'
import type { BookingTexts } from '../words/booking.ts'
import { format } from '#kernel/money.ts'
import type { RidePrice } from '../rules/ride-price.ts'
import { Icon } from '#ui/site/icon.tsx'

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
  locale: Locale
  texts: BookingTexts
}) {
  const { currency, locale, price, texts } = props
  const [isBusy, setBusy] = useState(false)
  const { canSend, isOnline } = useNetworkCheck(setBusy)
  const bar = useRef<HTMLDivElement>(null)
  useFieldAboveBar(bar)
  /** The browser may be wrong about the network, so a press asks the server, as in the checkout. */
  async function sendAnyway(form: HTMLFormElement | null) {
    if (!(await canSend())) return
    setBusy(false)
    form?.requestSubmit()
  }
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
      {!isOnline && <OffReason>{offReasonTexts(locale).offline}</OffReason>}
      <button
        className={isOnline ? 'btn pri lg' : 'btn lg is-off'}
        type="submit"
        aria-describedby={isOnline ? undefined : OFF_REASON}
        aria-disabled={!isOnline || undefined}
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          if (isOnline) return
          event.preventDefault()
          if (!isBusy) void sendAnyway(event.currentTarget.form)
        }}
      >
        {texts.foot.submit} <Icon name="arrow" />
      </button>
    </div>
  )
}
