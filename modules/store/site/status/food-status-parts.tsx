import { lineAmount } from '#i18n/amounts.ts'
import { minimumAgeOf } from '#modules/ordering/rules/minimum-age.ts'
import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { statusTexts } from '#modules/ordering/words/status.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { storeTexts } from '../../words/store.ts'
import type { Locale } from '#contract/locale.ts'
import { format, money } from '#kernel/money.ts'
import { formatAppointment, type Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { Icon } from '#ui/site/icon.tsx'
import {
  type FoodStep,
  foodSteps,
  statusLine,
  stepAt,
  type TicketView,
} from '#modules/ordering/site/parts/status/food-status-view.ts'
import type { OrderLine } from '#modules/ordering/site/parts/order-lines.tsx'
import {
  clockAt,
  Facts,
  PaymentFact,
  type StatusBranch,
  Timeline,
} from '#modules/ordering/site/parts/status/status-parts.tsx'

/** The box with the number of the order (`TicketView`). */
export function Ticket({ locale, place, ticket }: { ticket: TicketView; place: string; locale: Locale }) {
  const texts = foodStatusTexts(locale).ticket
  if (ticket.kind === 'later') {
    return (
      <p className="lead">
        {texts.seated}
        <span className="b">{texts.place(ticket.table)}</span>
        {texts.later}
      </p>
    )
  }
  const hint = ticket.hint === 'screen' ? texts.screen(place) : ticket.hint && texts[ticket.hint]
  return (
    <div className="ticket">
      <div>
        <p className="b">{texts[ticket.kind]}</p>
        {hint && <p className="small ticket-hint">{hint}</p>}
      </div>
      <p className={`no ${ticket.kind === 'number' ? 'long' : ticket.value.length > 3 ? 'lettered' : ''}`}>
        {ticket.value}
      </p>
    </div>
  )
}

const icons = {
  confirmation: 'clock',
  preparation: 'restaurant',
  ready: 'bag',
  underway: 'bike',
  completed: 'check',
  canceled: 'close',
} as const

/** The local time when the order reached a step. Undefined: it has not reached the step. */
function timeOf(order: PublicOrder, step: FoodStep, now: number, zone: Zone): string | undefined {
  const at = stepAt(order, step, now)
  return at === undefined ? undefined : clockAt(Date.parse(at), zone)
}

export function FoodTimeline(props: { order: PublicOrder; now: number; zone: Zone; locale: Locale }) {
  const { locale, now, order, zone } = props
  const texts = foodStatusTexts(locale).timeline
  const steps = foodSteps(order, now)
  const notes: Partial<Record<(typeof steps)[number]['step'], string>> = {
    confirmation: statusLine(order) === 'unpaid' ? texts.unpaid : texts.waiting,
    preparation: texts.cooking,
  }
  return (
    <Timeline
      texts={statusTexts(locale).timeline}
      steps={steps.map(({ state, step }) => ({
        key: step,
        state,
        name: step === 'ready' && order.isDineIn ? texts.readyTable : texts[step],
        icon: icons[step],
        note: state === 'now' ? notes[step] : undefined,
        time: timeOf(order, step, now, zone),
      }))}
    />
  )
}

/** The facts of the order, such as number, payment, delivery type, state (specification §2, Food variant: Order info). */
export function FoodFacts({ locale, order, zone }: { order: PublicOrder; zone: Zone; locale: Locale }) {
  const texts = foodStatusTexts(locale)
  const types = foodCheckoutTexts(locale).serving.types
  const at = order.appointmentDate ?? order.appointment
  const age = minimumAgeOf(order)
  const said = order.comment
  return (
    <Facts
      rows={[
        { term: texts.info.number, value: order.uid, isNumber: true },
        {
          term: texts.info.payment,
          value: (
            <PaymentFact
              order={order}
              locale={locale}
              name={checkoutTexts(locale).payment.methods[order.paymentMethod].name}
            />
          ),
        },
        { term: texts.info.type, value: types[order.deliveryType] },
        ...(order.tableIdentifier ? [{ term: texts.info.table, value: order.tableIdentifier }] : []),
        ...(order.deliveredTo ? [{ term: texts.info.address, value: order.deliveredTo }] : []),
        ...(order.isDelivery && order.deliveryArea ? [{ term: texts.info.area, value: order.deliveryArea }] : []),
        ...(at
          ? [
              {
                term: texts.info.appointment,
                value: formatAppointment(Temporal.Instant.from(at), zone),
                isNumber: true,
              },
            ]
          : []),
        ...(age ? [{ term: minimumAgeTexts(locale).mailLabel, value: minimumAgeTexts(locale).mail(age) }] : []),
        ...(said ? [{ term: texts.info.comment, value: <span className="said">{said}</span> }] : []),
        {
          term: texts.info.status,
          value:
            order.isDineIn && statusLine(order) === 'ready'
              ? texts.timeline.readyTable
              : texts.status[statusLine(order)],
        },
      ]}
    />
  )
}

/** The ordered items with the prices that were stored with the order. */
export const orderLines = (order: PublicOrder, locale: Locale): OrderLine[] =>
  order.items.map((item) => {
    const written = format(money(item.gross.toFixed(4)), order.currency)
    const isOpen = item.calculationModel !== 'fixed'
    return {
      key: item.id,
      name: `${lineAmount(item.amount, item.unit, locale)} ${item.name}`,
      price: item.isPriceHidden
        ? storeTexts(locale).product.onRequest
        : isOpen
          ? `${storeTexts(locale).model.short[item.calculationModel]} ${written}`
          : written,
      details: item.details
        .filter(({ value }) => value !== '')
        .map(({ value }) => value)
        .join(', '),
      files: item.details.flatMap(({ files }) => files ?? []),
    }
  })

/**
 * The place where the guest picks up or eats the order, with address and telephone number of the branch (specification §2: branch address
 * and phone for pickup).
 */
export function Pickup(props: {
  branch: StatusBranch & { street: string; zipCode: string; city: string }
  isDineIn: boolean
  directions: string
  locale: Locale
}) {
  const { branch } = props
  const texts = foodStatusTexts(props.locale).pickup
  return (
    <section className="panel">
      <div className="grid2">
        <div>
          <p className="small muted">{props.isDineIn ? texts.table : texts.title}</p>
          <p className="b">{branch.name}</p>
          <p>
            {branch.street}, {branch.zipCode} {branch.city}
          </p>
        </div>
        <div className="row wrapx st-pickup">
          {branch.phone && (
            <a className="btn soft" href={`tel:${branch.phone.replaceAll(' ', '')}`}>
              <Icon name="phone" size="s" /> {texts.call}
            </a>
          )}
          {!props.isDineIn && (
            <a className="btn soft" href={props.directions} target="_blank" rel="noopener noreferrer">
              <Icon name="route" size="s" /> {texts.route}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
