import { useBackOnline } from '#ui/site/use-online.ts'
import { leaveTo } from '#ui/site/framed.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PublicOrder, Questionnaire } from '../../../contract.ts'
import type { CallError, CallResult } from '#ui/site/json-call.ts'
import { inWords, type OrderedNames } from '../../../rules/ordered-names.ts'
import { type CustomerAction, orderCalls, type OrderKey } from '../calls.ts'
import { type Followed, followOrder } from './follow-order.ts'
import { hearBrowser } from './hear-browser.ts'
import { useKeptOrder } from './keep-order.ts'
import { openStream } from './open-stream.ts'

/**
 * Milliseconds between two updates of the current time (`now`) of the page. Because of these updates the page notices, for example, that
 * the time limit of a proposed time has passed.
 */
const CLOCK_MS = 15_000

/** What the customer can do on the status page: answer a proposed time, cancel the order, pay, or write a review. */
type OrderStep = CustomerAction | 'pay' | 'review'

/**
 * The current order on its status page, with functions for what the customer can do. `at`: when the server read `order`, in milliseconds
 * since 1970. `names`: the names of what was ordered, in the language of the page.
 */
export function useOrder(input: {
  locale: Locale
  order: PublicOrder
  hash: string
  at: number
  names?: OrderedNames | undefined
}) {
  const { hash, locale, names, order: first } = input
  const key = useMemo<OrderKey>(() => ({ uid: first.uid, hash }), [first.uid, hash])
  const calls = useMemo(() => orderCalls(locale, key), [locale, key])
  const [state, setState] = useState<Followed>({ order: first, updatedAt: input.at, isStale: false })
  const [now, setNow] = useState(input.at)
  const [busy, setBusy] = useState<OrderStep>()
  const [failure, setFailure] = useState<{
    action: OrderStep
    error: CallError | undefined
    isAnswered: boolean
    isOffline: boolean
  }>()
  const [steps, setSteps] = useState(0)
  const [isReviewed, setReviewed] = useState(false)
  const followed = useRef<ReturnType<typeof followOrder>>(undefined)
  const [start] = useState(first)
  const [startedAt] = useState(input.at)

  useEffect(() => {
    const following = followOrder(
      {
        stream: (heard) => openStream(key, heard),
        async read() {
          const answer = await calls.read()
          return answer.ok ? answer.value : undefined
        },
        later(ms, act) {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
        now: Date.now,
        isVisible: () => document.visibilityState === 'visible',
        readAt: startedAt,
      },
      start,
      setState,
    )
    followed.current = following
    const stopHearing = hearBrowser(following)
    const clock = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => {
      clearInterval(clock)
      stopHearing()
      following.end()
    }
  }, [key, calls, start, startedAt])

  useKeptOrder(state.order, locale)
  const order = useMemo(() => inWords(state.order, names), [state.order, names])
  useBackOnline(() => setFailure((shown) => (shown?.isOffline ? undefined : shown)))

  /** Sends a request with `call`, and then shows the new state of the order or the error. Does nothing while another request is running. */
  async function take(action: OrderStep, call: () => Promise<CallResult<PublicOrder>>): Promise<boolean> {
    if (busy) return false
    setBusy(action)
    setFailure(undefined)
    const answer = await call()
    setBusy(undefined)
    if (answer.ok) {
      followed.current?.take(answer.value)
      return true
    }
    // If the request was refused, for example because staff had already confirmed the order, the response may contain the current order.
    // The page then shows this order.
    const current = answer.data as PublicOrder | undefined
    if (current) followed.current?.take(current)
    const error = answer.errors[0]
    const isAnswered = error?.code === 'order.counter_appointment_answered'
    setFailure({ action, error, isAnswered, isOffline: !navigator.onLine })
    return false
  }

  async function act(action: CustomerAction) {
    if (busy) return
    await take(action, () => calls.act(action))
    setSteps((count) => count + 1)
  }

  /** Starts another payment attempt and opens the payment page. */
  async function pay() {
    if (busy) return
    setBusy('pay')
    setFailure(undefined)
    const answer = await calls.pay()
    if (answer.ok) {
      if (!leaveTo(answer.value.paymentRedirectUrl)) setBusy(undefined)
      return
    }
    setBusy(undefined)
    setFailure({ action: 'pay', error: answer.errors[0], isAnswered: false, isOffline: !navigator.onLine })
    const current = await calls.read()
    if (current.ok) followed.current?.take(current.value)
  }

  async function review(given: Questionnaire) {
    if (await take('review', () => calls.review(given))) setReviewed(true)
  }

  return {
    ...state,
    order,
    now,
    busy,
    failure,
    act,
    pay,
    review,
    /** Whether the customer has sent a review after the page was opened. */
    isReviewed,
    key,
    /**
     * How often the customer has answered a proposed time or cancelled the order after the page was opened. Failed attempts are counted,
     * too.
     */
    steps,
  }
}
