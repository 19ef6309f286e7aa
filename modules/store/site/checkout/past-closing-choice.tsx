import type { Locale } from '#contract/locale.ts'
import type { Storefront } from '../../contract.ts'
import { appointmentWords } from '#ui/site/pickers/appointment-words.ts'
import { pastClosing } from '../../rules/past-closing.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { pastClosingTexts } from '../../words/past-closing.ts'
import { PastClosingNote } from '../past-closing-note.tsx'
import type { FoodOrder } from './use-food-order.ts'

/**
 * The note of the checkout that an order 'as soon as possible' would be ready only after closing time. If the branch takes preorders, it
 * offers the first free time from the ready time on. A guest at a table is already there and is offered no other time.
 */
export function PastClosingChoice(props: {
  order: FoodOrder
  branch: Storefront['branch']
  /** The minutes that the kitchen needs now. Undefined: there is no estimate. */
  minutes: number | undefined
  locale: Locale
  onChoose: (at: Temporal.Instant) => void
}) {
  const { branch, locale, order } = props
  const { now, serving } = order
  // An order with a long lead time gets the time that is named in its own note.
  const found = order.earliest ? undefined : pastClosing(branch, serving, now, props.minutes)
  if (!found) return null
  const isAtTable = serving === 'dineIn' && order.cart.table !== ''
  const later = branch.isPreorderEnabled && !isAtTable ? order.look().appointments.nextFree(found.readyAt) : undefined
  const zone = branch.timeZone
  return (
    <PastClosingNote found={found} serving={serving} now={now} zone={zone} locale={locale}>
      {later && (
        <p>
          {pastClosingTexts(locale).later}{' '}
          <button type="button" className="inline-link" onClick={() => props.onChoose(later)}>
            {appointmentWords(later, now, zone, foodCheckoutTexts(locale).appointment)}
          </button>
        </p>
      )}
    </PastClosingNote>
  )
}
