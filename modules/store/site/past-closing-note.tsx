import type { ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import { formatTime, type Zone } from '#kernel/time.ts'
import { roundUpToSlot } from '#modules/branches/rules/appointment-slots.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { Icon } from '#ui/site/icon.tsx'
import { appointmentInText } from '#ui/site/pickers/appointment-words.ts'
import type { PastClosing } from '../rules/past-closing.ts'
import { foodCheckoutTexts } from '../words/checkout.ts'
import { pastClosingTexts } from '../words/past-closing.ts'

/**
 * The note that an order 'as soon as possible' would be ready only after closing time. `children`: another time that the guest can choose.
 */
export function PastClosingNote(props: {
  found: PastClosing
  serving: DeliveryType
  now: Temporal.Instant
  zone: Zone
  locale: Locale
  children?: ReactNode
}) {
  const { found, locale, zone } = props
  const texts = pastClosingTexts(locale)
  const { inText } = foodCheckoutTexts(locale).appointment
  const ready = appointmentInText(roundUpToSlot(found.readyAt), props.now, zone, inText)
  const closes = formatTime(found.closesAt.toZonedDateTimeISO(zone))
  return (
    <div className="notice warn past-closing" role="status">
      <Icon name="clock" />
      <div className="stack notice-body">
        <p>
          {texts.ready(ready.day, ready.time)}{' '}
          <span className="b">{props.serving === 'delivery' ? texts.delivers(closes) : texts.closes(closes)}</span>{' '}
          {texts.still}
        </p>
        {props.children}
      </div>
    </div>
  )
}
