import '#ui/site/css/checkout.css'
import '#ui/site/css/status.css'
import './status.css'
import type { ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import { checkoutTexts } from '#i18n/checkout.ts'
import { type StatusTexts, statusTexts } from '#i18n/status.ts'
import { format, money } from '#kernel/money.ts'
import { formatTime, type Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { isPriceOpen } from '#modules/ordering/rules/price-open.ts'
import { Icon } from '#ui/site/icon.tsx'
import { StatusHead } from './status-head.tsx'
import { type StatusView, statusView, stepsOf, type UnderWay } from './status-view.ts'
import { TwoStepButton } from './two-step-button.tsx'
import { useOrder } from './use-order.ts'

export interface StatusBranch {
  phone: string
  email: string
  timeZone: Zone
  isAlwaysOpen: boolean
}

export interface RideStatusProps {
  locale: Locale
  order: PublicOrder
  hash: string
  /** When the server read the order, epoch milliseconds. */
  at: number
  branch: StatusBranch
  shopName: string
  homeHref: string
  isReviewEnabled: boolean
  /** Start and destination, and the price per country: booking's. */
  renderLegs: (order: PublicOrder) => ReactNode
  renderSplit: (order: PublicOrder) => ReactNode
  /** Starts another booking with the same details. */
  onAgain: ((order: PublicOrder) => void) | undefined
}

/** The public status page, booking variant (specification §2, Public status page). */
export function RideStatus(props: RideStatusProps) {
  const { branch, locale } = props
  const texts = statusTexts(locale)
  const live = useOrder(props)
  const { order } = live
  const view = statusView(order, live.now)
  const { onAgain } = props
  return (
    <div className="wrap st">
      <div className="st-grid">
        <div className="co-main" aria-live="polite">
          <StatusHead
            locale={locale}
            texts={texts}
            zone={branch.timeZone}
            shopName={props.shopName}
            view={view}
            live={live}
            onAgain={onAgain && (() => onAgain(order))}
          />
          {live.isStale && (
            <p className="notice warn st-stale" role="status">
              <Icon name="offline" />
              <span>{texts.offline(clock(live.updatedAt, branch.timeZone))}</span>
            </p>
          )}
          {isUnderWay(view) && (
            <section className="panel" aria-label={texts.timeline.label}>
              <Timeline order={order} view={view} texts={texts} zone={branch.timeZone} />
            </section>
          )}
          {props.isReviewEnabled && view === 'completed' && order.questionnaireRating === null && (
            <ReviewPrompt texts={texts.review} />
          )}
          <Questions branch={branch} texts={texts.contact} />
          <p>
            <a className="btn quiet back" href={props.homeHref}>
              <Icon name="left" size="s" /> {texts.home}
            </a>
          </p>
        </div>
        <aside className="panel stack st-aside">
          <h2>{texts.ride.title}</h2>
          {props.renderLegs(order)}
          <OrderFacts order={order} locale={locale} texts={texts.ride} />
          {props.renderSplit(order)}
          {order.canCancel && view === 'waiting' && (
            <TwoStepButton
              isWide
              label={texts.cancel.action}
              question={texts.cancel.question}
              sure={texts.cancel.sure}
              keep={texts.cancel.keep}
              isBusy={live.busy === 'cancel'}
              busyLabel={checkoutTexts(locale).submit.processing}
              onSure={() => void live.act('cancel')}
            />
          )}
        </aside>
      </div>
    </div>
  )
}

const clock = (at: number, zone: Zone): string =>
  formatTime(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone))

/** While we wait for somebody, or it is over, the head says it all. */
const isUnderWay = (view: StatusView): view is UnderWay =>
  view === 'confirmed' || view === 'in-delivery' || view === 'completed'

function Timeline({
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
  const time = (iso: string) => clock(Date.parse(iso), zone)
  const steps = stepsOf(view)
  const last = steps.findLastIndex(({ state }) => state !== 'todo')
  return (
    <ol className="tl">
      {steps.map(({ state, step }, index) => (
        <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="dot">
            {state === 'done' ? <Icon name="check" size="s" /> : state === 'now' && <Icon name="clock" size="s" />}
          </span>
          <span className={state === 'todo' ? '' : 'b'}>
            {step === 'sent' ? texts.timeline.sent : texts.titles[step]}
            <span className="vh">, {texts.timeline[state]}</span>
          </span>
          {step === 'sent' ? (
            <span className="small muted num">{time(order.createdAt)}</span>
          ) : (
            state !== 'todo' && index === last && <span className="small muted num">{time(order.updatedAt)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

function OrderFacts({ locale, order, texts }: { order: PublicOrder; locale: Locale; texts: StatusTexts['ride'] }) {
  const { ride } = order
  const total = format(money(order.pricing.totalGross.toFixed(4)), order.currency)
  const rows: [string, ReactNode, boolean][] = [
    [texts.number, order.uid, true],
    ...(ride
      ? ([
          [texts.vehicle, ride.vehicle.name, false],
          [texts.persons, ride.adults, true],
        ] as [string, ReactNode, boolean][])
      : []),
    ...(ride && ride.accessoryNames.length > 0
      ? ([
          [texts.accessories, ride.accessoryNames.map(({ name, amount }) => `${amount} × ${name}`).join(', '), false],
        ] as [string, ReactNode, boolean][])
      : []),
    [texts.payment, checkoutTexts(locale).payment.methods[order.paymentMethod].name, false],
    [texts.total, isPriceOpen(order) ? texts.approximate(total) : total, true],
  ]
  return (
    <dl className="kv">
      {rows.map(([term, value, isNumber]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isNumber ? 'num' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Questions({ branch, texts }: { branch: StatusBranch; texts: StatusTexts['contact'] }) {
  return (
    <section className="panel">
      <div className="grid2 st-questions">
        <div>
          <p className="b">{texts.title}</p>
          <p className="muted small">{branch.isAlwaysOpen ? texts.allDay : texts.text}</p>
        </div>
        <div className="row wrapx">
          {branch.phone && (
            <a className="btn soft" href={`tel:${branch.phone.replaceAll(' ', '')}`}>
              <Icon name="phone" size="s" /> {branch.phone}
            </a>
          )}
          {branch.email && (
            <a className="btn soft" href={`mailto:${branch.email}`}>
              <Icon name="mail" size="s" /> {texts.mail}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

/** Its form is disabled for rides (specification §2: form disabled in this variant). */
function ReviewPrompt({ texts }: { texts: StatusTexts['review'] }) {
  return (
    <section className="panel st-review">
      <p className="b" id="review-title">
        {texts.title}
      </p>
      <p className="muted small">{texts.text}</p>
      <fieldset disabled aria-labelledby="review-title">
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n}>
            <input type="radio" name="rating" value={n} aria-label={texts.stars(n)} />
          </label>
        ))}
      </fieldset>
    </section>
  )
}

/** Wrong hash and unknown number look alike (security §4). */
export function UnknownOrder({
  locale,
  homeHref,
  branch,
}: {
  locale: Locale
  homeHref: string
  branch: Pick<StatusBranch, 'phone' | 'email' | 'isAlwaysOpen' | 'timeZone'> | undefined
}) {
  const texts = statusTexts(locale)
  return (
    <div className="wrap">
      <div className="st-unknown">
        <h1>{texts.unknown.title}</h1>
        <p>{texts.unknown.text}</p>
        {branch && <Questions branch={branch} texts={texts.contact} />}
        <a className="btn pri" href={homeHref}>
          {texts.home}
        </a>
      </div>
    </div>
  )
}
