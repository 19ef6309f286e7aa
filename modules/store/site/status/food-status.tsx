import '#modules/ordering/site/parts/checkout/checkout.css'
import '#modules/ordering/site/parts/order-lines.css'
import '#modules/ordering/site/parts/status/status.css'
import '../css/food-status.css'
import { type ReactNode, useEffect } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { OrderedNames } from '#modules/ordering/rules/ordered-names.ts'
import { useEstimate } from '#modules/ordering/site/parts/use-estimate.ts'
import { estimateTexts } from '#modules/ordering/words/estimate.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { statusTexts } from '#modules/ordering/words/status.ts'
import { endedMoneyText } from '#modules/ordering/words/ended-money.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { money } from '#kernel/money.ts'
import type { Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { isPriceOpen } from '#modules/ordering/rules/price-open.ts'
import { Icon } from '#ui/site/icon.tsx'
import { orderPaths } from '#modules/ordering/site/parts/calls.ts'
import { FoodChanges } from './food-changes.tsx'
import { FoodFacts, FoodTimeline, orderLines, Pickup, Ticket } from './food-status-parts.tsx'
import {
  foodView,
  isAhead,
  isReviewAsked,
  moneySentence,
  stateSentence,
  type StatusLine,
  statusLine,
  ticketView,
} from '#modules/ordering/site/parts/status/food-status-view.ts'
import { opening, planned, wished } from './food-times.ts'
import { OrderLines } from '#modules/ordering/site/parts/order-lines.tsx'
import { cancelNote } from '#modules/ordering/words/ended-money.ts'
import { tipSumOf, TipTotals } from '#modules/ordering/site/parts/tip-totals.tsx'
import { OrderTotals } from '../parts/order-totals.tsx'
import { PartRefunds } from '#modules/ordering/site/parts/status/part-refunds.tsx'
import { ReviewPrompt, useReview } from '#modules/ordering/site/parts/status/review-prompt.tsx'
import { PayAction } from '#modules/ordering/site/parts/status/pay-action.tsx'
import { NewTime } from '#modules/ordering/site/parts/status/new-time.tsx'
import { CounterHead, StepFailure, useTitleFocus } from '#modules/ordering/site/parts/status/status-head.tsx'
import {
  CancelButton,
  clockAt,
  Questions,
  StaleNotice,
  type StatusBranch,
} from '#modules/ordering/site/parts/status/status-parts.tsx'
import { StatusSections } from '#modules/ordering/site/parts/status/other-sections.tsx'
import { isCounterOver } from '#modules/ordering/site/parts/status/status-view.ts'
import { useOrder } from '#modules/ordering/site/parts/status/use-order.ts'

interface FoodStatusProps {
  locale: Locale
  order: PublicOrder
  names?: OrderedNames | undefined
  hash: string
  /** When the server read the order, in epoch milliseconds. */
  at: number
  branch: StatusBranch & { street: string; zipCode: string; city: string }
  shopName: string
  /** True: the theme has pictures for the steps of an order. */
  hasOrderPictures: boolean
  storeHref: string
  /** Address of a map page that shows the way to the branch. */
  directions: string
  isReviewEnabled: boolean
  /** Names of the sections that other modules add to this page. */
  sections: readonly string[]
  areTicketsDisabled: boolean
  /** True: screens in the branch show the ticket numbers of ready orders (specification §3, enablePluginFrontdesk). */
  hasScreens: boolean
  /** Called whenever a new state of the order has arrived from the server. */
  onNews: (order: PublicOrder) => void
  /** Renders a notice that names what is still in the cart of this device. */
  renderCart: () => ReactNode
  renderInstall?: () => ReactNode
}

/** The states for which a theme may have a picture (css/food-status.css). */
const drawnLines: ReadonlySet<StatusLine> = new Set(['confirmed', 'ready', 'underway'])

/** The public status page of a food order (specification §2, Public status page). */
export function FoodStatus(props: FoodStatusProps) {
  const { branch, locale } = props
  const common = statusTexts(locale)
  const texts = foodStatusTexts(locale)
  const live = useOrder(props)
  const { order } = live
  const review = useReview(order.uid)
  const zone = branch.timeZone
  const view = foodView(order, live.now)
  const line = statusLine(order)
  const ticket = ticketView(order, props)
  const { onNews } = props
  useEffect(() => onNews(order), [order, onNews])
  const isAsked = isReviewAsked(order, { isEnabled: props.isReviewEnabled, isDismissed: review.isDismissed() })
  return (
    <div className="m-ordering m-store wrap st">
      <div className="st-grid">
        <div className="co-main" aria-live="polite">
          <StepFailure live={live} texts={common} />
          {view === 'counter' ? (
            <CounterHead
              live={live}
              locale={locale}
              texts={{
                ...common,
                counterTitle: texts.titles.counter,
                counter: { ...common.counter, ...texts.counter },
              }}
              zone={zone}
            />
          ) : (
            <FoodHead order={order} live={live} zone={zone} locale={locale} shopName={props.shopName} />
          )}
          {ticket && view !== 'counter' && <Ticket ticket={ticket} place={branch.name} locale={locale} />}
          {props.renderCart()}
          <FoodChanges order={order} zone={zone} locale={locale} />
          <PartRefunds order={order} zone={zone} locale={locale} />
          {live.isStale && <StaleNotice text={common.offline(clockAt(live.updatedAt, zone))} />}
          <section className="panel with-scene" aria-label={common.timeline.label}>
            <FoodTimeline order={order} now={live.now} zone={zone} locale={locale} />
            {props.hasOrderPictures && drawnLines.has(line) && !isAhead(order, live.now) && (
              <div className={`food-scene ${line}`} aria-hidden="true" />
            )}
          </section>
          {!order.isDelivery && view !== 'canceled' && (
            <Pickup branch={branch} isDineIn={order.isDineIn} directions={props.directions} locale={locale} />
          )}
        </div>
        <aside className="panel stack st-aside">
          <h2>{texts.info.title}</h2>
          <FoodFacts order={order} zone={zone} locale={locale} />
          <hr className="rule" />
          <OrderLines lines={orderLines(order, locale)} />
          <OrderTotals
            totals={totalsOf(order)}
            deliveryType={order.deliveryType}
            place={branch.name}
            currency={order.currency}
            texts={foodCheckoutTexts(locale).totals}
          />
          <TipTotals
            total={decimal(order.pricing.totalGross)}
            tip={decimal(order.tip)}
            currency={order.currency}
            locale={locale}
            sum={tipSumOf(order)}
          />
          {order.canCancel && (view === 'waiting' || view === 'unpaid') && (
            <CancelButton texts={texts.cancel} live={live} locale={locale} note={cancelNote(order, branch, locale)} />
          )}
        </aside>
        <div className="co-main st-more">
          {isAsked && (
            <ReviewPrompt
              texts={texts.review}
              isBusy={live.busy === 'review'}
              error={live.failure?.action === 'review' ? texts.review.failed : undefined}
              onSend={(given) => void live.review(given)}
              onDismiss={review.dismiss}
            />
          )}
          {live.isReviewed && (
            <p className="notice ok" role="status">
              <Icon name="check" />
              <span>{texts.review.thanks}</span>
            </p>
          )}
          <StatusSections names={props.sections} locale={locale} order={order} hash={props.hash} />
          {(order.isDelivery || view === 'canceled') && (
            <Questions branch={branch} texts={common.contact} title={texts.contact} />
          )}
          {props.renderInstall?.()}
          <p>
            <a className="btn quiet back" href={props.storeHref}>
              <Icon name="left" size="s" /> {texts.store}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

function FoodHead(props: {
  order: PublicOrder
  live: ReturnType<typeof useOrder>
  zone: Zone
  locale: Locale
  shopName: string
}) {
  const { live, locale, order, zone } = props
  const texts = foodStatusTexts(locale)
  const common = statusTexts(locale)
  const title = useTitleFocus(live)
  const view = foodView(order, live.now)
  const sentence = stateSentence(order, live.now)
  const ended = moneySentence(order)
  const isAsked = view === 'waiting' && !order.appointment && !order.awaitedFrom
  const estimate = useEstimate(isAsked ? order.branchId : undefined, locale, order.uid)
  const isCooking = sentence === 'confirmed' || sentence === 'ahead' || sentence === 'waiting'
  return (
    <div className="st-food">
      <h1 ref={title} tabIndex={-1}>
        {view === 'canceled' ? texts.titles.canceled : texts.titles.thanks}
      </h1>
      <p className="lead">
        {[
          view === 'canceled' && ended ? endedMoneyText(ended, order, locale) : texts.state[sentence],
          view === 'waiting' && (wished(order, live.now, zone, locale) ?? opening(order, live.now, zone, locale)),
          isCooking && order.appointmentDate && planned(order.appointmentDate, live.now, zone, locale),
          estimate && estimateTexts(locale).waiting(estimate.minutes),
          view === 'waiting' && order.email && texts.mail(order.email),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {view !== 'canceled' && <NewTime order={order} zone={zone} locale={locale} />}
      {view === 'canceled' && order.rejectionMessage && (
        <p className="notice">
          <Icon name="info" />
          <span>
            <span className="b">{common.message(props.shopName)}</span> {order.rejectionMessage}
          </span>
        </p>
      )}
      {isCounterOver(order, live.now) && <p className="notice">{common.counter.expired}</p>}
      <PayAction live={live} locale={locale} />
      {view === 'confirmed' && order.appointmentDate && !order.isDineIn && (
        <p>
          <a className="btn soft" href={orderPaths.calendar(live.key)} download>
            <Icon name="calendar" size="s" /> {common.calendar}
          </a>
        </p>
      )}
    </div>
  )
}

/** Converts an amount of a response, which is a decimal number with at most 4 decimals, to `Money`. */
const decimal = (amount: number) => money(amount.toFixed(4))

const totalsOf = (order: PublicOrder) => ({
  gross: decimal(order.pricing.gross),
  deliveryGross: decimal(order.pricing.deliveryGross),
  totalGross: decimal(order.pricing.totalGross),
  taxes: order.pricing.taxes.map(({ rate, tax }) => ({ rate, tax: decimal(tax) })),
  isApproximate: isPriceOpen(order) || order.pricing.hasHiddenPrices,
})
