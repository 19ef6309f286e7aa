import { type ReactNode, useEffect, useRef } from 'react'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { format, type Money, money } from '#kernel/money.ts'
import type { PriceChanged } from '../../../contract.ts'
import { Icon } from '#ui/site/icon.tsx'

/**
 * A notice above the form. It gets the focus when it appears, so that users of keyboards and screen readers notice why the order was not
 * sent.
 */
function Notice({
  kind,
  icon,
  attempt,
  children,
}: {
  kind: 'err' | 'warn'
  icon: string
  attempt: number
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  // `attempt` is 0 when the page has just been opened. Then the focus stays at the top of the page.
  useEffect(() => {
    if (attempt > 0) place.current?.focus()
  }, [attempt])
  return (
    <div ref={place} className={`notice ${kind}`} role="alert" tabIndex={-1}>
      <Icon name={icon} />
      <div className="stack notice-body">{children}</div>
    </div>
  )
}

/**
 * The notice 'Ein unbekannter Fehler ist aufgetreten.' The guest can send the order again with the same key, so that no second order is
 * created.
 */
export function UnknownFailure(props: {
  texts: CheckoutTexts['errors']
  /** True if the device is offline. The notice then says this, and not that the error is unknown. */
  isOffline: boolean
  reference: string | undefined
  attempt: number
  onRetry: () => void
}) {
  const { texts } = props
  return (
    <Notice kind="err" icon="alert" attempt={props.attempt}>
      <p className="b">{props.isOffline ? texts.offline : texts.unknown}</p>
      <p className="small">{props.isOffline ? texts.offlineAdvice : texts.unknownAdvice}</p>
      <p className="small">{texts.neverTwice}</p>
      {props.reference && <p className="xs">{texts.reference(props.reference)}</p>}
      <p>
        <button type="button" className="btn soft" onClick={props.onRetry}>
          {texts.retry}
        </button>
      </p>
    </Notice>
  )
}

/**
 * Shown if an earlier attempt had created the order although its response was lost. The notice links to that order. It says that later
 * changes by the guest are not part of the order.
 */
export function ArrivedNotice(props: { texts: CheckoutTexts['arrived']; attempt: number; onLook?: () => void }) {
  const { onLook, texts } = props
  return (
    <Notice kind="warn" icon="check" attempt={props.attempt}>
      <p className="b">{texts.title}</p>
      <p className="small">{texts.text}</p>
      {onLook ? (
        <p>
          <button type="button" className="btn pri" onClick={onLook}>
            {texts.look}
          </button>
        </p>
      ) : (
        <p className="small">{texts.byMail}</p>
      )}
      <p className="small">{texts.again}</p>
    </Notice>
  )
}

/** The texts of the notice about a higher price. They differ between rides and food. */
export interface PriceWords {
  title: string
  agree: (amount: string) => string
  /** The text of the link that leads to the ordered items. */
  look?: string
}

/**
 * The notice that the price has risen: the old price (struck through), the new price, and a button with which the guest agrees to the new
 * total.
 */
export function PriceChangedNotice(props: {
  change: PriceChanged
  currency: string
  texts: CheckoutTexts['priceChanged']
  words: PriceWords
  attempt: number
  lineName: (line: PriceChanged['lines'][number]) => string
  onAgree: () => void
  onLook: () => void
}) {
  const { change, currency, texts, words } = props
  const written = (amount: number): string => format(asMoney(amount), currency)
  return (
    <Notice kind="warn" icon="tag" attempt={props.attempt}>
      <p className="b">{words.title}</p>
      <p className="small">{texts.text}</p>
      <dl className="kv small">
        {change.lines.map((line) => (
          <div key={line.key}>
            <dt>{props.lineName(line)}</dt>
            <dd className="num">
              {line.old !== null && <s>{written(line.old)}</s>} {line.new !== null && written(line.new)}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            {texts.before} / {texts.now}
          </dt>
          <dd className="num">
            <s>
              <span className="vh">{texts.before} </span>
              {written(change.total.old)}
            </s>{' '}
            <strong>
              <span className="vh">{texts.now} </span>
              {written(change.total.new)}
            </strong>
          </dd>
        </div>
      </dl>
      <p className="row wrapx">
        <button type="button" className="btn pri" onClick={props.onAgree}>
          {words.agree(written(change.total.new))}
        </button>
        {words.look && (
          <button type="button" className="btn quiet" onClick={props.onLook}>
            {words.look}
          </button>
        )}
      </p>
    </Notice>
  )
}

/** Converts an amount of a response, a decimal with at most 4 places, to `Money`. */
const asMoney = (amount: number): Money => money(amount.toFixed(4))

/** Shown when the customer comes back from the payment page and has not paid (specification §8). `children`: what the guest can do. */
export function FailedPayment(props: {
  isCanceled: boolean
  texts: Pick<CheckoutTexts, 'canceledPayment' | 'failedPayment'>
  children: ReactNode
}) {
  const { isCanceled, texts } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After 'back', the browser would scroll to the old place in the page, and the guest would not see this notice.
    history.scrollRestoration = 'manual'
    // A guest who types already keeps the focus.
    if (!document.activeElement?.matches('input, select, textarea')) place.current?.focus()
  }, [])
  return (
    <div ref={place} className={isCanceled ? 'notice' : 'notice err'} role="alert" tabIndex={-1}>
      <Icon name={isCanceled ? 'info' : 'alert'} />
      <div className="stack notice-body">
        <p>{isCanceled ? texts.canceledPayment : texts.failedPayment}</p>
        {props.children}
      </div>
    </div>
  )
}

/** A button that sends the form. If nothing was changed, the form pays the same order again. */
export const PayFormAgain = ({ label }: { label: string }) => (
  <p>
    <button type="submit" className="btn pri">
      {label}
    </button>
  </p>
)

/**
 * Shown if the chosen time is no longer possible, because the form was open for too long. One button takes the next free time; below it, the
 * guest can choose another time (docs/rules/time.md, Slots).
 */
export function SlotGoneNotice(props: {
  next: string | undefined
  texts: CheckoutTexts['slotGone']
  attempt: number
  onTake: () => void
  children: ReactNode
}) {
  const { next, texts } = props
  return (
    <Notice kind="warn" icon="calendar" attempt={props.attempt}>
      <p className="b">{texts.title}</p>
      {next && (
        <>
          <p className="small">{texts.next(next)}</p>
          <p>
            <button type="button" className="btn pri" onClick={props.onTake}>
              {texts.take(next)}
            </button>
          </p>
        </>
      )}
      <p className="small b">{texts.other}</p>
      {props.children}
    </Notice>
  )
}
