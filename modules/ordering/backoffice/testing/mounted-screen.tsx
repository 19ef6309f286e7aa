import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { ShortcutLayer } from '#ui/backoffice/ShortcutLayer.tsx'
import type { Api } from '#contract/client.ts'
import type { StaffBranch } from '#ui/backoffice/staff.tsx'
import { type ReactNode, useEffect } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { vi } from 'vitest'
import { type Order, orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { OrderFeedProvider, useOrderFeed } from '../parts/feed/OrderFeed.tsx'

const at1701 = { now: () => Date.parse('2026-03-20T17:01:00Z') }

class NoStream extends EventTarget {
  close() {}
}

/** Makes a complete order from its summary, with an empty timeline and without money. */
const whole = (order: OrderSummary): Order => ({
  ...order,
  timeline: [],
  money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 },
})

/** A call that the server refused. */
interface Failed {
  status: number
  errors: readonly { code: string; message: string }[]
  /** The current order, if somebody changed it first. */
  data?: Order
}

interface Screen {
  place: HTMLElement
  /** Ids of the API calls that the screen made. Calls that only read the given orders are left out. */
  sent: string[]
  /** For each call in `sent` the id of its order, or '' if the call is not about an order. */
  about: string[]
  /** Simulates that the server sends a newer version of an order by the stream. */
  change(order: OrderSummary): Promise<void>
  /** Removes the screen while the test continues. */
  unmount(): Promise<void>
}

/**
 * Mounts a screen of ordering at 17:01 UTC, without a server. The screen can read the given orders; all its other calls get no response, except
 * those in `answers`.
 * `path`: the screen's path in the manifest. The screen has the board's feed, its keys and the router.
 */
export async function mountedScreen(
  screen: ReactNode,
  {
    path,
    at,
    orders,
    answers = {},
    refusals = {},
    unanswered = new Set(),
    clock = at1701,
    branches,
  }: {
    path: string
    at: string
    orders: readonly (OrderSummary | Order)[]
    /** The values that other calls return, or functions that return them for the id of an order and the body. Key: id of the call. */
    answers?: Readonly<Record<string, unknown>>
    /** The errors with which the server refuses calls. Key: id of the call. */
    refusals?: Readonly<Record<string, Failed>>
    /** Ids of the calls that fail because the server cannot be reached. A test may change them. */
    unanswered?: ReadonlySet<string>
    /** The server's time. Without it, the time is always 17:01 UTC. */
    clock?: { now(): number }
    /** The branches that the person sees. Without them: one restaurant, as in `Shell`. */
    branches?: readonly StaffBranch[]
  },
): Promise<Screen> {
  vi.stubGlobal('EventSource', NoStream)
  const sent: string[] = []
  const about: string[] = []
  const answerTo = (id: string, order?: string, body?: unknown) => {
    if (id === orderingEndpoints.current.id || id === orderingEndpoints.history.id) return orders
    const answer = answers[id]
    if (answer)
      return typeof answer === 'function'
        ? (answer as (order?: string, body?: unknown) => unknown)(order, body)
        : answer
    const found = id === orderingEndpoints.get.id ? orders.find((one) => one.id === order) : undefined
    return found && { ...whole(found), ...found }
  }
  const api = {
    call: ({ id }: { id: string }, input?: { params?: { id?: string }; body?: unknown }) => {
      if (unanswered.has(id)) return Promise.resolve({ ok: false, status: 0, errors: [] })
      if (refusals[id]) return Promise.resolve({ ok: false, ...refusals[id] })
      const value = answerTo(id, input?.params?.id, input?.body)
      if (value instanceof Promise) return value.then((late: unknown) => ({ ok: true, value: late }))
      if (value) return Promise.resolve({ ok: true, value, meta: { page: 1, pageSize: 50, total: orders.length } })
      sent.push(id)
      about.push(input?.params?.id ?? '')
      return new Promise(() => {})
    },
  } as unknown as Api
  const changes = new EventTarget()
  function Changing() {
    const { accept } = useOrderFeed()
    useEffect(() => {
      const hear = (event: Event) => event instanceof CustomEvent && accept(event.detail)
      changes.addEventListener('order', hear)
      return () => changes.removeEventListener('order', hear)
    }, [accept])
    return null
  }
  const element = (
    <OrderFeedProvider>
      <ShortcutLayer singleKeys>
        {screen}
        <Changing />
      </ShortcutLayer>
    </OrderFeedProvider>
  )
  const router = createMemoryRouter([{ path, element }], { initialEntries: [at] })
  const { place, unmount } = await mounted(
    <Shell more={{ api, clock, ...(branches ? { branches } : {}) }}>
      <RouterProvider router={router} />
    </Shell>,
  )
  const change = (order: OrderSummary) =>
    acting(() => void changes.dispatchEvent(new CustomEvent('order', { detail: order })))
  return { place, sent, about, change, unmount }
}
