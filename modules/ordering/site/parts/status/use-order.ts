import { useBackOnline } from '#ui/site/use-online.ts'
import { leaveTo } from '#ui/site/framed.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PublicOrder, Questionnaire } from '../../../contract.ts'
import type { CallError, CallResult } from '#ui/site/json-call.ts'
import { type CustomerAction, orderCalls, type OrderKey, orderPaths } from '../calls.ts'
import { type Followed, followOrder } from './follow-order.ts'
import { keepOrder } from './keep-order.ts'

/** Milliseconds between two checks of the time limit of an open proposal. */
const CLOCK_MS = 15_000

/** Steps that the customer can take on this page: answer a proposal, withdraw the order, pay, review. */
type OrderStep = CustomerAction | 'pay' | 'review'

/**
 * The order on the customer's page: kept current, with the steps that the customer can take. `at`: when the server read the order, in
 * milliseconds since 1970.
 */
export function useOrder(input: { locale: Locale; order: PublicOrder; hash: string; at: number }) {
  const { hash, locale, order: first } = input
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
      },
      start,
      setState,
    )
    followed.current = following
    addEventListener('offline', following.offline)
    addEventListener('online', following.online)
    const clock = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => {
      clearInterval(clock)
      removeEventListener('offline', following.offline)
      removeEventListener('online', following.online)
      following.end()
    }
  }, [key, calls, start])

  useEffect(() => keepOrder(state.order), [state.order])
  useBackOnline(() => setFailure((shown) => (shown?.isOffline ? undefined : shown)))

  /** Takes a step and shows the new state or the error. Does nothing while another step is running. */
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
    // If staff were faster, the response contains the order's new state. The page shows it.
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

  /** Starts another attempt to pay, and opens the payment page. */
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
    now,
    busy,
    failure,
    act,
    pay,
    review,
    /** Whether the customer has sent the review on this page. */
    isReviewed,
    key,
    /** Number of steps that the customer has taken on this page. */
    steps,
  }
}

/** Opens the event stream of the order; undefined if the browser does not support event streams. */
function openStream(
  key: OrderKey,
  heard: { order: (order: PublicOrder) => void; lost: () => void },
): (() => void) | undefined {
  if (!('EventSource' in globalThis)) return undefined
  const source = new EventSource(orderPaths.stream(key))
  source.addEventListener('order', (event: MessageEvent<string>) => heard.order(JSON.parse(event.data) as PublicOrder))
  source.addEventListener('error', heard.lost)
  return () => source.close()
}
