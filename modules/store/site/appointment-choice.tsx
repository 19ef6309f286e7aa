import type { Locale } from '#contract/locale.ts'
import type { Storefront } from '../contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { storeOffering } from '../rules/menu.ts'
import { orderAppointments } from '../rules/serving.ts'
import type { CartLine } from './cart.ts'
import { kitchenNote } from './kitchen-note.ts'
import { Modal } from './modal.tsx'
import { NarrowingNote, useNarrowing } from './narrowing-note.tsx'
import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'
import { late } from '#ui/site/late.tsx'

const AppointmentFields = late(async () => {
  const { AppointmentFields: Fields } = await import('#ui/site/pickers/appointment-fields.tsx')
  return { default: Fields }
})

/**
 * The dialog 'Termin wählen' of the storefront, in which the guest chooses the time of a preorder. It offers the times for which the items
 * in the cart can be ordered. The checkout offers the same times (docs/rules/time.md, Slots).
 */
export function AppointmentChoice(props: {
  store: Storefront
  items: readonly CartLine[]
  serving: DeliveryType
  value: Temporal.Instant | null
  /** Sentences above the fields that explain preorders. */
  notes: readonly string[]
  locale: Locale
  /** The minutes that the kitchen needs now. Undefined: there is no estimate. */
  minutes: number | undefined
  /** The current time, for the sentences about dishes that narrow the times. */
  now: Temporal.Instant
  onRemove: (key: string) => void
  onChange: (at: Temporal.Instant | null) => void
  onClose: () => void
}) {
  const { items, locale, serving, store } = props
  const texts = storeTexts(locale)
  const narrowing = useNarrowing(props)
  return (
    <Modal className="sheet" labelledBy="appointment-title" onClose={props.onClose}>
      <div className="cartp stack">
        <div className="row between">
          <h2 id="appointment-title" tabIndex={-1} data-first>
            {texts.notice.choose}
          </h2>
          <button type="button" className="icbtn bare" aria-label={texts.item.close} onClick={props.onClose}>
            <Icon name="close" />
          </button>
        </div>
        {props.notes.map((sentence) => (
          <p key={sentence} className="small muted">
            {sentence}
          </p>
        ))}
        <NarrowingNote
          found={narrowing}
          items={items}
          now={props.now}
          zone={store.branch.timeZone}
          locale={locale}
          onRemove={props.onRemove}
        />
        <AppointmentFields
          // The calendar would cover the sentences about the dishes.
          opensAtOnce={narrowing.length === 0}
          locale={locale}
          zone={store.branch.timeZone}
          idPrefix="store"
          value={props.value}
          noteOf={kitchenNote(props.minutes, { locale, now: props.now, zone: store.branch.timeZone })}
          look={() => {
            const now = Temporal.Now.instant()
            const offering = storeOffering(store, now)
            const products = items.map(({ product }) => product)
            return { now, appointments: orderAppointments(store.branch, products, offering, { serving, now }) }
          }}
          error={undefined}
          onChange={props.onChange}
        />
      </div>
    </Modal>
  )
}
