import '#modules/ordering/site/parts/checkout/checkout.css'
import '#modules/ordering/site/parts/status/status.css'
import { type ReactNode, useEffect } from 'react'
import type { Locale } from '#contract/locale.ts'
import { accessoryText } from '#modules/ordering/rules/accessory-text.ts'
import { freeWaiting } from '#modules/ordering/rules/free-waiting.ts'
import { isFinal } from '#modules/ordering/rules/lifecycle.ts'
import { isMoreThanAdults, partyText, rideExtras } from '#modules/ordering/words/ride-party.ts'
import { cancelNote } from '#modules/ordering/words/ended-money.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { type StatusTexts, statusTexts } from '#modules/ordering/words/status.ts'
import type { Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { OrderedNames } from '#modules/ordering/rules/ordered-names.ts'
import { isReviewAsked } from '#modules/ordering/site/parts/status/food-status-view.ts'
import { PayAction } from '#modules/ordering/site/parts/status/pay-action.tsx'
import { PartRefunds } from '#modules/ordering/site/parts/status/part-refunds.tsx'
import { ReviewPrompt, useReview } from '#modules/ordering/site/parts/status/review-prompt.tsx'
import { StatusSections } from '#modules/ordering/site/parts/status/other-sections.tsx'
import { StatusHead } from '#modules/ordering/site/parts/status/status-head.tsx'
import {
  CancelButton,
  clockAt,
  Facts,
  PaymentFact,
  Questions,
  StaleNotice,
  type StatusBranch,
  Timeline,
} from '#modules/ordering/site/parts/status/status-parts.tsx'
import {
  isRequest,
  type StatusView,
  statusView,
  stepsOf,
  type UnderWay,
} from '#modules/ordering/site/parts/status/status-view.ts'
import { useOrder } from '#modules/ordering/site/parts/status/use-order.ts'
import { rideMailTexts } from '../../words/mail.ts'
import { ReturnRidePanel } from './return-ride-panel.tsx'
import { RideCancel } from './ride-cancel.tsx'

interface RideStatusProps {
  locale: Locale
  order: PublicOrder
  names?: OrderedNames | undefined
  hash: string
  /** When the server read `order`, in milliseconds since 1970. */
  at: number
  branch: StatusBranch
  shopName: string
  /** Address of the night picture of the theme. Undefined: the theme has none. */
  scene: string | undefined
  /** Address of the same picture without a car. The picture of the booked vehicle is drawn over it. Undefined: the theme has no such picture. */
  road: string | undefined
  homeHref: string
  isReviewEnabled: boolean
  /** The keys of the sections that other modules add to the page. */
  sections: readonly string[]
  /** Called with each new state of the order. The status page uses it to delete the stored booking when the order is paid. */
  onNews: (order: PublicOrder) => void
  /** Renders start and destination. */
  renderLegs: (order: PublicOrder) => ReactNode
  /** Renders the price per country and the total. */
  renderSplit: (order: PublicOrder) => ReactNode
  /** Starts a new booking with the data of this ride. Undefined: the page does not offer it. */
  onAgain: ((order: PublicOrder) => void) | undefined
  /** Starts a booking of the return ride. Undefined: the page does not offer it. */
  onReturn?: ((order: PublicOrder) => void) | undefined
}

/** The content of the status page of a ride (specification §2, Public status page). */
export function RideStatus(props: RideStatusProps) {
  const { branch, locale } = props
  const texts = statusTexts(locale)
  const live = useOrder(props)
  const { order } = live
  const review = useReview(order.uid)
  const { onNews } = props
  useEffect(() => onNews(order), [order, onNews])
  const view = statusView(order, live.now)
  const heading = isRequest(view) ? texts.ride.request : texts.ride
  const { onAgain, onReturn } = props
  // Only a drawing is shown over the night picture. A photograph has a background, which would look like a box; it is shown above the details
  // of the ride instead.
  const image = order.ride?.vehicle.image
  const bookedCar = props.road && image?.endsWith('.svg') ? image : undefined
  return (
    <div className="m-ordering m-booking wrap st">
      <div className="st-grid">
        <div className="co-main" aria-live="polite">
          <StatusHead
            locale={locale}
            texts={texts}
            zone={branch.timeZone}
            shopName={props.shopName}
            scene={props.road ?? props.scene}
            onScene={bookedCar && <img className="v" src={`${bookedCar}#on-night`} alt="" width={720} height={280} />}
            view={view}
            live={live}
            onAgain={onAgain && (() => onAgain(order))}
          />
          {live.isStale && <StaleNotice text={texts.offline(clockAt(live.updatedAt, branch.timeZone))} />}
          <PartRefunds order={order} zone={branch.timeZone} locale={locale} />
          {isUnderWay(view) && (
            <section className="panel" aria-label={texts.timeline.label}>
              <RideTimeline order={order} view={view} texts={texts} zone={branch.timeZone} />
            </section>
          )}
          <PayAction live={live} locale={locale} />
          <Questions
            branch={branch}
            texts={texts.contact}
            title={isRequest(view) ? texts.contact.request : texts.contact.title}
          />
        </div>
        <aside className="panel stack st-aside">
          <h2>{heading.title}</h2>
          {image && !bookedCar && (
            <div className="m-booking summary-picture">
              <img className="v" src={image} alt="" width={720} height={280} loading="lazy" decoding="async" />
            </div>
          )}
          {props.renderLegs(order)}
          <RideFacts order={order} number={heading.number} branch={branch} locale={locale} texts={texts.ride} />
          {props.renderSplit(order)}
          <RideCancel order={order} view={view} branch={branch} now={live.now} locale={locale} />
          {order.canCancel && view === 'waiting' && (
            <CancelButton texts={texts.cancel} live={live} locale={locale} note={cancelNote(order, branch, locale)} />
          )}
        </aside>
        <div className="co-main st-more">
          {isReviewAsked(order, { isEnabled: props.isReviewEnabled, isDismissed: review.isDismissed() }) && (
            <ReviewPrompt isDisabled texts={texts.review} note={texts.review.note} onDismiss={review.dismiss} />
          )}
          <StatusSections names={props.sections} locale={locale} order={order} hash={props.hash} />
          {onReturn && view !== 'canceled' && <ReturnRidePanel locale={locale} onBook={() => onReturn(order)} />}
        </div>
      </div>
      <p className="st-home">
        <a className="btn quiet back" href={props.homeHref}>
          <Icon name="left" size="s" /> {texts.home}
        </a>
      </p>
    </div>
  )
}

/** Whether the page shows the timeline: only for a ride that is confirmed, in delivery or completed. */
const isUnderWay = (view: StatusView): view is UnderWay =>
  view === 'confirmed' || view === 'in-delivery' || view === 'completed'

function RideTimeline({
  order,
  texts,
  view,
  zone,
}: {
  order: PublicOrder
  view: UnderWay
  texts: StatusTexts
  zone: Zone
}) {
  const time = (iso: string) => clockAt(Date.parse(iso), zone)
  const steps = stepsOf(view)
  const last = steps.findLastIndex(({ state }) => state !== 'todo')
  return (
    <Timeline
      texts={texts.timeline}
      steps={steps.map(({ state, step }, index) => ({
        key: step,
        state,
        name: step === 'sent' ? texts.timeline.sent : texts.titles[step],
        icon: 'clock',
        time:
          step === 'sent'
            ? time(order.createdAt)
            : state !== 'todo' && index === last
              ? time(order.updatedAt)
              : undefined,
      }))}
    />
  )
}

function RideFacts(props: {
  order: PublicOrder
  /** The label of the order's number. */
  number: string
  branch: StatusBranch
  locale: Locale
  texts: StatusTexts['ride']
}) {
  const { branch, locale, order, texts } = props
  const { ride } = order
  const mail = rideMailTexts(locale)
  const waiting = ride && !isFinal(order.state) ? freeWaiting(branch, ride.from) : undefined
  const accessories = ride?.accessoryNames.map((one) => accessoryText(one)).join(', ')
  return (
    <Facts
      rows={[
        { term: props.number, value: order.uid, isNumber: true },
        ...(ride
          ? [
              { term: texts.vehicle, value: ride.vehicle.name },
              isMoreThanAdults(ride)
                ? { term: texts.persons, value: partyText(ride, locale) }
                : { term: texts.persons, value: ride.adults, isNumber: true },
              ...rideExtras(ride, locale).map(({ label, value }) => ({ term: label, value })),
            ]
          : []),
        ...(accessories ? [{ term: texts.accessories, value: accessories }] : []),
        ...(waiting ? [{ term: mail.waiting, value: mail.waits(waiting.minutes, waiting.isFromLanding) }] : []),
        {
          term: texts.payment,
          value: (
            <PaymentFact
              order={order}
              locale={locale}
              name={checkoutTexts(locale).payment.methods[order.paymentMethod].name}
            />
          ),
        },
        ...(order.comment ? [{ term: texts.comment, value: <span className="st-comment">{order.comment}</span> }] : []),
      ]}
    />
  )
}
