import { type ReactNode, useEffect, useRef, useState } from 'react'
import { checkoutTexts } from '../../../words/checkout.ts'
import type { StatusTexts } from '../../../words/status.ts'
import { endedMoneyText } from '../../../words/ended-money.ts'
import { foodStatusTexts } from '../../../words/status-food.ts'
import { dateAt, formatAppointment, formatAppointmentDate, formatTime, type Zone } from '#kernel/time.ts'
import type { Locale } from '#contract/locale.ts'
import { Icon } from '#ui/site/icon.tsx'
import { Scene } from '#ui/site/picture.tsx'
import { orderPaths } from '../calls.ts'
import { moneySentence } from './food-status-view.ts'
import { isCounterOver, type StatusView } from './status-view.ts'
import { NewTime } from './new-time.tsx'
import { TwoStepButton } from './two-step-button.tsx'
import type { useOrder } from './use-order.ts'

type Live = ReturnType<typeof useOrder>

interface HeadProps {
  locale: Locale
  texts: StatusTexts
  zone: Zone
  shopName: string
  /** Address of the night picture of the theme. Undefined: the theme has none. */
  scene: string | undefined
  /** What is drawn over the picture, for example the booked vehicle. */
  onScene?: ReactNode
  view: StatusView
  live: Live
  onAgain: (() => void) | undefined
}

const instant = (iso: string): Temporal.Instant => Temporal.Instant.from(iso)

/**
 * The top of the status page: heading, state and what the guest can do. It has no picture in two cases: the guest must answer a proposed
 * time, or the order was rejected, was cancelled or has failed.
 */
export function StatusHead(props: HeadProps) {
  const { live, view } = props
  const title = useTitleFocus(live)
  return (
    <>
      <StepFailure live={live} texts={props.texts} />
      {view === 'counter' ? (
        <CounterHead {...props} />
      ) : view === 'canceled' ? (
        <CanceledHead {...props} title={title} />
      ) : (
        <GoodHead {...props} view={view} title={title} />
      )}
    </>
  )
}

/**
 * Returns the ref of the heading. After a step of the customer, the pressed button disappears; therefore the heading gets the focus.
 * Changes by other people do not move the focus.
 */
export function useTitleFocus({ steps }: Pick<Live, 'steps'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (steps > 0) title.current?.focus()
  }, [steps])
  return title
}

/** Shows why the last step of the customer failed. Shows nothing if no step has failed. */
export function StepFailure({ live: { failure }, texts }: { live: Live; texts: StatusTexts }) {
  // If the guest could not send a review, the review form itself shows the failure.
  if (!failure || failure.action === 'review') return null
  const words =
    failure.error?.message ||
    (failure.action === 'cancel'
      ? texts.failed.order
      : failure.action === 'pay'
        ? texts.failed.payment
        : texts.failed.status)
  return (
    <p className="notice err" role="alert">
      <Icon name="alert" />
      <span>{failure.isAnswered ? texts.counter.answered : `${words} ${texts.failed.retry}`}</span>
    </p>
  )
}

type Titled = { title: React.Ref<HTMLHeadingElement> }

function GoodHead({
  live,
  locale,
  onScene,
  scene,
  texts,
  title,
  view,
  zone,
}: HeadProps & Titled & { view: Exclude<StatusView, 'counter' | 'canceled'> }) {
  const { order } = live
  const at = formatAppointment(instant(view === 'waiting' ? order.createdAt : order.updatedAt), zone)
  const appointment = order.appointmentDate ?? order.appointment
  return (
    <section className="st-top night">
      <p className={view === 'waiting' ? 'row st-waiting' : 'row st-done'}>
        {view === 'waiting' ? <span className="pulse" /> : <Icon name="check" />}
        <span>{texts.at[view](at)}</span>
      </p>
      <h1 ref={title} tabIndex={-1}>
        {texts.titles[view]}
      </h1>
      {view === 'waiting' && (
        <>
          <p>
            {texts.waiting} {order.email && texts.mail(order.email)}
          </p>
          {isCounterOver(order, live.now) && <p className="notice st-note">{texts.counter.expired}</p>}
          {!live.isStale && <p className="small">{texts.live}</p>}
        </>
      )}
      {view === 'confirmed' && (
        <>
          {appointment && <p>{confirmedText(appointment, zone, locale, texts)}</p>}
          <NewTime order={order} zone={zone} locale={locale} />
          <div className="row wrapx">
            <a className="btn acc" href={orderPaths.calendar(live.key)} download>
              <Icon name="calendar" size="s" /> {texts.calendar}
            </a>
            <ShareButton texts={texts} />
          </div>
        </>
      )}
      {view === 'in-delivery' && <p>{texts.underway}</p>}
      {view === 'completed' && <p>{texts.completed}</p>}
      {scene && (
        <div className="strip" aria-hidden="true">
          <Scene alt="" src={scene} />
          {onScene}
        </div>
      )}
    </section>
  )
}

function confirmedText(appointment: string, zone: Zone, locale: Locale, texts: StatusTexts): string {
  const wall = instant(appointment).toZonedDateTimeISO(zone)
  const weekday = new Intl.DateTimeFormat(locale === 'de' ? 'de-AT' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(wall.year, wall.month - 1, wall.day))
  return texts.confirmed(`${weekday}, ${formatAppointmentDate(wall)}`, formatTime(wall))
}

/**
 * The top of the page while a proposed time is open. It shows the old and the new time next to each other, the time limit, and the buttons
 * to accept and to decline. The guest can answer only once.
 */
export function CounterHead({ live, locale, texts, zone }: Pick<HeadProps, 'live' | 'locale' | 'texts' | 'zone'>) {
  const { act, busy, order } = live
  const title = useTitleFocus(live)
  const { counterAppointment } = order
  // The buttons in the mail only open this page with the parameter `answer`, and one of the two buttons gets the focus. The customer must
  // press the button here, because opening a link must not change anything (docs/rules/security.md, Foreign sites).
  useEffect(() => {
    const answer = new URLSearchParams(location.search).get('answer')
    if (answer === 'accept' || answer === 'decline') document.getElementById(`counter-${answer}`)?.focus()
  }, [])
  if (!counterAppointment) return null
  const wish = order.appointment ? instant(order.appointment) : undefined
  const proposed = instant(counterAppointment.appointment)
  const expiry = instant(counterAppointment.expiresAt)
  const time = (at: Temporal.Instant) => formatTime(at.toZonedDateTimeISO(zone))
  const date = (at: Temporal.Instant) => formatAppointmentDate(at.toZonedDateTimeISO(zone))
  const isToday = dateAt(expiry, zone).equals(dateAt(Temporal.Instant.fromEpochMilliseconds(live.now), zone))
  const { counter } = texts
  const { processing } = checkoutTexts(locale).submit
  return (
    <section className="st-top plain">
      <p className="badge warn">{texts.at.counter}</p>
      <h1 ref={title} tabIndex={-1}>
        {texts.counterTitle}
      </h1>
      <p>{counterAppointment.message || (wish && counter.lead(time(wish)))}</p>
      <div className="swapt">
        {wish && (
          <div>
            <p className="small muted">{counter.yours}</p>
            <p className="t num">
              <s>{time(wish)}</s>
            </p>
            <p className="small muted num">{date(wish)}</p>
          </div>
        )}
        {wish && <Icon name="arrow" size="l" />}
        <div className="new">
          <p className="small">{counter.ours}</p>
          <p className="t num">{time(proposed)}</p>
          <p className="small num">{date(proposed)}</p>
        </div>
      </div>
      <div className="row wrapx">
        <button
          id="counter-accept"
          type="button"
          className="btn pri lg"
          aria-busy={busy === 'confirmCounter'}
          onClick={() => void act('confirmCounter')}
        >
          {busy === 'confirmCounter' && <span className="spin" aria-hidden="true" />}
          {busy === 'confirmCounter' ? processing : counter.accept}
        </button>
        <TwoStepButton
          id="counter-decline"
          isLarge
          label={counter.decline}
          sure={counter.declineSure}
          keep={counter.keep}
          isBusy={busy === 'rejectCounter'}
          busyLabel={processing}
          onSure={() => void act('rejectCounter')}
        />
      </div>
      <p className="small">{counter.expires(isToday ? texts.today(time(expiry)) : formatAppointment(expiry, zone))}</p>
    </section>
  )
}

function CanceledHead({ live, locale, onAgain, shopName, texts, title, zone }: HeadProps & Titled) {
  const { order } = live
  const appointment = order.appointmentDate ?? order.appointment
  const { state } = foodStatusTexts(locale)
  const money = moneySentence(order)
  // Whether the page may say that the cancellation was free of charge. It does not say so if a ride was confirmed before, because
  // cancelling such a ride can cost something (docs/rules/orders.md, Cancelling a ride).
  const isFree = order.kind === 'food' || !order.reachedAt?.confirmed
  return (
    <section className="st-top plain">
      <p className="badge err">{texts.at.canceled(formatAppointment(instant(order.updatedAt), zone))}</p>
      <h1 ref={title} tabIndex={-1}>
        {texts.titles.canceled}
      </h1>
      <p>
        {[
          appointment && texts.canceled(formatAppointmentDate(instant(appointment).toZonedDateTimeISO(zone))),
          money ? endedMoneyText(money, order, locale) : isFree && state.canceled,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {order.rejectionMessage && (
        <p className="notice st-message">
          <Icon name="info" />
          <span>
            <span className="b">{texts.message(shopName)}</span> {order.rejectionMessage}
          </span>
        </p>
      )}
      {onAgain && (
        <div className="row wrapx">
          <button type="button" className="btn pri" onClick={onAgain}>
            {texts.again}
          </button>
        </div>
      )}
    </section>
  )
}

/** Opens the device's dialog for sharing. On devices without one, it copies the address of the page to the clipboard. */
function ShareButton({ texts }: { texts: StatusTexts }) {
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const { href } = location
    try {
      if (navigator.share) await navigator.share({ url: href, title: document.title })
      else {
        await navigator.clipboard.writeText(href)
        setCopied(true)
      }
    } catch {
      // The visitor closed the dialog, or the browser does not allow sharing. Nothing more is needed: the address is in the browser's address
      // bar.
    }
  }
  return (
    <button type="button" className="btn onnight" onClick={() => void share()}>
      <Icon name="share" size="s" /> <span aria-live="polite">{isCopied ? texts.shared : texts.share}</span>
    </button>
  )
}
