import '#ui/site/css/forms.css'
import type { Locale } from '#contract/locale.ts'
import { checkoutTexts } from '../../../words/checkout.ts'
import { paidText } from '../../../words/paid-text.ts'
import type { StatusTexts } from '../../../words/status.ts'
import { formatTime, type Zone } from '#kernel/time.ts'
import type { PublicOrder } from '../../../contract.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { StepState } from './status-view.ts'
import { TwoStepButton } from './two-step-button.tsx'
import type { useOrder } from './use-order.ts'

export interface StatusBranch {
  name: string
  phone: string
  email: string
  timeZone: Zone
  isAlwaysOpen: boolean
  /** A ride can be cancelled free of charge until this many hours before its start; null if the branch has not set a limit. */
  freeCancelHours?: number | null | undefined
  /** How many minutes the driver of a ride waits free of charge; null if the branch has not set this (`freeWaiting`). */
  waitingMinutes?: number | null | undefined
  airportWaitingMinutes?: number | null | undefined
}

/** Formats a time as 'HH:mm' in a time zone. `at`: milliseconds since 1970. */
export const clockAt = (at: number, zone: Zone): string =>
  formatTime(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone))

interface TimelineStep {
  key: string
  state: StepState
  name: string
  /** A text below the name of the step. */
  note?: string | undefined
  time?: string | undefined
  /** The icon of the step while it is the current step. */
  icon: string
}

/** The steps of the order as a vertical list: the finished steps, the current step, and the steps that follow. */
export function Timeline({ steps, texts }: { steps: readonly TimelineStep[]; texts: StatusTexts['timeline'] }) {
  return (
    <ol className="tl">
      {steps.map(({ icon, key, name, note, state, time }) => (
        <li key={key} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="dot">
            {state === 'done' ? <Icon name="check" size="s" /> : state === 'now' && <Icon name={icon} size="s" />}
          </span>
          <span>
            <span className={state === 'todo' ? '' : 'b'}>{name}</span>
            <span className="vh">, {texts[state]}</span>
            {note && (
              <>
                <br />
                <span className="small muted">{note}</span>
              </>
            )}
          </span>
          {time && <span className="small muted num">{time}</span>}
        </li>
      ))}
    </ol>
  )
}

/**
 * Says that the server does not answer, and when it last did. While the notice of the page's frame is shown, which says from when the page is,
 * the styles hide this one.
 */
export function StaleNotice({ text }: { text: string }) {
  return (
    <p className="notice warn st-stale" role="status">
      <Icon name="offline" />
      <span>{text}</span>
    </p>
  )
}

export function Questions({
  branch,
  texts,
  title,
}: {
  branch: Pick<StatusBranch, 'phone' | 'email' | 'isAlwaysOpen'>
  texts: StatusTexts['contact']
  title?: string
}) {
  return (
    <section className="panel">
      <div className="grid2 st-questions">
        <div>
          <p className="b">{title ?? texts.title}</p>
          <p className="muted small">{branch.isAlwaysOpen ? texts.allDay : texts.text}</p>
        </div>
        <ContactButtons branch={branch} mail={texts.mail} />
      </div>
    </section>
  )
}

/**
 * Links with which the customer phones the branch or writes a mail to it. `mail`: the text of the mail link. `subject`: the subject of the
 * new mail.
 */
export function ContactButtons(props: {
  branch: Pick<StatusBranch, 'phone' | 'email'>
  mail: string
  subject?: string
}) {
  const { email, phone } = props.branch
  return (
    <div className="row wrapx">
      {phone && (
        <a className="btn soft" href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size="s" /> {phone}
        </a>
      )}
      {email && (
        <a
          className="btn soft"
          href={`mailto:${email}${props.subject ? `?subject=${encodeURIComponent(props.subject)}` : ''}`}
        >
          <Icon name="mail" size="s" /> {props.mail}
        </a>
      )}
    </div>
  )
}

/**
 * Shows the name of the payment method. For an order that was paid online, 'Bezahlt' (paid) or 'Rückerstattet' (refunded) follows
 * (specification §2).
 */
export function PaymentFact({ locale, name, order }: { name: string; order: PublicOrder; locale: Locale }) {
  const paid = paidText(order, locale)
  return (
    <>
      {name}
      {paid && (
        <>
          <br />
          <span className="badge ok">{paid}</span>
        </>
      )}
    </>
  )
}

/** A list of labels and values about the order. */
export function Facts({ rows }: { rows: readonly { term: string; value: React.ReactNode; isNumber?: boolean }[] }) {
  return (
    <dl className="kv">
      {rows.map(({ isNumber, term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isNumber ? 'num' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The button with which the customer cancels the order. The page shows it only until staff confirm the order. */
export function CancelButton({
  live,
  locale,
  note,
  texts,
}: {
  live: Pick<ReturnType<typeof useOrder>, 'act' | 'busy'>
  locale: Locale
  texts: { action: string; question: string; sure: string; keep: string }
  /** What happens to money that was paid. It is added to the question. */
  note?: string | undefined
}) {
  return (
    <TwoStepButton
      isWide
      label={texts.action}
      question={[texts.question, note].filter(Boolean).join(' ')}
      sure={texts.sure}
      keep={texts.keep}
      isBusy={live.busy === 'cancel'}
      busyLabel={checkoutTexts(locale).submit.processing}
      onSure={() => void live.act('cancel')}
    />
  )
}
