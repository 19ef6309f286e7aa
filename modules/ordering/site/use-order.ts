import { useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import type { CallError } from '#ui/site/json-call.ts'
import { type CustomerAction, orderCalls, type OrderKey, orderPaths } from './calls.ts'
import { type Followed, followOrder } from './follow-order.ts'

/** How often an open proposal is held against the clock. */
const CLOCK_MS = 15_000

/** An order as its customer follows it: live, with what they can do. `at`: when the server read it, epoch milliseconds. */
export function useOrder(input: { locale: Locale; order: PublicOrder; hash: string; at: number }) {
  const { hash, locale, order: first } = input
  const key = useMemo<OrderKey>(() => ({ uid: first.uid, hash }), [first.uid, hash])
  const calls = useMemo(() => orderCalls(locale, key), [locale, key])
  const [state, setState] = useState<Followed>({ order: first, updatedAt: input.at, isStale: false })
  const [now, setNow] = useState(input.at)
  const [busy, setBusy] = useState<CustomerAction>()
  const [failure, setFailure] = useState<{
    action: CustomerAction
    error: CallError | undefined
    isAnswered: boolean
  }>()
  const [steps, setSteps] = useState(0)
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
    const clock = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => {
      clearInterval(clock)
      removeEventListener('offline', following.offline)
      following.end()
    }
  }, [key, calls, start])

  async function act(action: CustomerAction) {
    if (busy) return
    setBusy(action)
    setFailure(undefined)
    const answer = await calls.act(action)
    setBusy(undefined)
    setSteps((count) => count + 1)
    if (answer.ok) {
      followed.current?.take(answer.value)
      return
    }
    // a lost race: what has happened meanwhile is shown
    const current = answer.data as PublicOrder | undefined
    if (current) followed.current?.take(current)
    const error = answer.errors[0]
    setFailure({ action, error, isAnswered: error?.code === 'order.counter_appointment_answered' })
  }

  return {
    ...state,
    now,
    busy,
    failure,
    act,
    key,
    /** How many steps the customer has taken here. */
    steps,
  }
}

/** Undefined where the browser knows no event streams. */
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
