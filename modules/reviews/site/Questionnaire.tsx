import '#modules/ordering/site/parts/status/status.css'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PublicOrder, Questionnaire as Review } from '#modules/ordering/contract.ts'
import { orderCalls, type OrderKey } from '#modules/ordering/site/parts/calls.ts'
import { type LastOrder, orderedWords, statusHref } from '#modules/ordering/site/parts/last-orders.ts'
import { ReviewPrompt } from '#modules/ordering/site/parts/status/review-prompt.tsx'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { Icon } from '#ui/site/icon.tsx'
import { questionnaireTexts } from '../words/questionnaire.ts'
import { standingOf } from './standing.ts'

/** The form with which a guest reviews one order: the order of the link, or one that the guest chooses from the device's last food orders. */
export function Questionnaire({
  linked,
  locale,
  orders,
}: {
  linked: OrderKey | undefined
  locale: Locale
  orders: readonly LastOrder[]
}) {
  const texts = questionnaireTexts(locale)
  const foods = orders.filter(({ kind }) => kind === 'food')
  const [chosen, choose] = useState<OrderKey | undefined>(linked ?? (foods.length === 1 ? foods[0] : undefined))
  if (chosen)
    return (
      <>
        <OneOrder key={chosen.uid} order={chosen} locale={locale} />
        {!linked && foods.length > 1 && (
          <p>
            <button type="button" className="btn quiet" onClick={() => choose(undefined)}>
              {texts.other}
            </button>
          </p>
        )}
      </>
    )
  if (foods.length === 0) return <Said title={texts.none} text={texts.noneText} />
  return (
    <>
      <h2>{texts.which}</h2>
      <ul className="orders">
        {foods.map((order) => (
          <li key={order.uid}>
            <button type="button" className="btn sec" onClick={() => choose(order)}>
              <span className="b">
                {texts.order(order.uid)} {texts.of(dateOf(order.at))}
              </span>
              <span className="small muted">{orderedWords(order, locale).text}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString('de-AT', { day: '2-digit', month: '2-digit', year: 'numeric' })

type Found = { state: 'loading' } | { state: 'unknown' } | { state: 'busy' } | { state: 'found'; order: PublicOrder }

function OneOrder({ locale, order: key }: { locale: Locale; order: OrderKey }) {
  const texts = questionnaireTexts(locale)
  const review = foodStatusTexts(locale).review
  const calls = orderCalls(locale, key)
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState<'no' | 'busy' | 'failed' | 'done'>('no')
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let isCurrent = true
    void calls.read().then((answer) => {
      if (!isCurrent) return
      if (answer.ok) setFound({ state: 'found', order: answer.value })
      else setFound({ state: answer.status === 404 ? 'unknown' : 'busy' })
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the calls belong to the order, which is this component's key
  }, [attempt])
  useEffect(() => {
    if (sending === 'done') thanks.current?.focus()
  }, [sending])
  async function send(given: Review) {
    setSending('busy')
    const answer = await calls.review(given)
    if (answer.ok) return setSending('done')
    // The order is read again. If it has a review now, the review was stored and only the response was lost, or the guest sent the review
    // from the status page. In both cases the form thanks the guest.
    const now = await calls.read()
    const isThere = now.ok && now.value.questionnaireRating !== null
    setSending(isThere ? 'done' : 'failed')
  }
  const href = statusHref(locale, key)
  if (found.state === 'loading') return <p role="status">{texts.loading}</p>
  if (found.state === 'unknown') return <Said title={texts.unknown} text={texts.unknownText} />
  if (found.state === 'busy')
    return (
      <Said title={texts.busy}>
        <button type="button" className="btn pri" onClick={() => setAttempt(attempt + 1)}>
          {texts.again}
        </button>
      </Said>
    )
  if (sending === 'done')
    return (
      <p className="notice ok" role="status" tabIndex={-1} ref={thanks}>
        <Icon name="check" />
        <span>{review.thanks}</span>
      </p>
    )
  const standing = standingOf(found.order)
  if (standing === 'open')
    return (
      <div className="m-ordering">
        <ReviewPrompt
          texts={review}
          isBusy={sending === 'busy'}
          error={sending === 'failed' ? review.failed : undefined}
          onSend={(given) => void send(given)}
        />
      </div>
    )
  return (
    <Said title={texts[standing]} text={standing === 'early' ? texts.earlyText : undefined}>
      <a className="btn sec" href={href}>
        {texts.status}
      </a>
    </Said>
  )
}

function Said({ children, text, title }: { title: string; text?: string | undefined; children?: React.ReactNode }) {
  return (
    <div className="panel stack" role="status">
      <p className="b">{title}</p>
      {text && <p>{text}</p>}
      {children && <p>{children}</p>}
    </div>
  )
}
