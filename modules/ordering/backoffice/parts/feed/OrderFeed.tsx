import { orderingEndpoints, type OrderSummary } from '../../../contract.ts'
import { CallFailed, callKey, must } from '#ui/backoffice/calls.ts'
import { hasRole, type LiveState, useApi, useStaff } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { columnOf, urgencyOf } from '../columns.ts'
import { boardRoles } from '../roles.ts'
import { isOlder, merge } from './merge.ts'
import { connection, type LiveEvent, liveStateOf, pollEveryMs, unconnected } from './live-state.ts'
import { type Sound, useSound } from './use-sound.ts'
import { useOrderStream } from './use-order-stream.ts'

/** Every open order of the branches that the user may see, kept current on every screen. */
export interface OrderFeed {
  /** All branches that the user may see; empty while `isReady` is false. */
  orders: readonly OrderSummary[]
  isReady: boolean
  error: Error | undefined
  live: LiveState
  /** Actions need the server: while offline they are disabled. */
  isLocked: boolean
  /** Orders under 'Neu'. */
  waiting: number
  sound: Sound
  /** Takes an order as a call returned it, without waiting for the stream. */
  accept(order: OrderSummary): void
  reload(): void
}

const FeedContext = createContext<OrderFeed | undefined>(undefined)

export function useOrderFeed(): OrderFeed {
  const feed = useContext(FeedContext)
  if (!feed) throw new Error('useOrderFeed is for screens below OrderFeedProvider')
  return feed
}

const currentKey = callKey(orderingEndpoints.current)
type Current = { value: readonly OrderSummary[]; meta: undefined }

/** A lost connection is an alarm of its own after 30 s. */
const isLostLong = (live: LiveState, now: number): boolean => live.kind === 'offline' && now - live.since >= 30_000

export function OrderFeedProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const queries = useQueryClient()
  const { user, clock } = useStaff()
  const isAllowed = hasRole(user, boardRoles)
  const [state, setState] = useState(unconnected)
  const tell = (event: LiveEvent) => setState((now) => connection(now, event))
  const current = useQuery<Current>({
    queryKey: currentKey,
    enabled: isAllowed,
    refetchInterval: pollEveryMs(state),
    refetchIntervalInBackground: true,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const { value } = await must(api, orderingEndpoints.current, { signal })
        tell({ type: 'load.done', at: clock.now() })
        // An event may have arrived before this answer.
        const before = queries.getQueryData<Current>(currentKey)?.value ?? []
        return {
          value: value.map((order) => before.find((one) => one.id === order.id && isOlder(order, one)) ?? order),
          meta: undefined,
        }
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 0 || error.status >= 500)) tell({ type: 'load.failed' })
        throw error
      }
    },
  })
  const accept = useCallback(
    (order: OrderSummary) => {
      queries.setQueryData<Current>(currentKey, (now) => ({ value: merge(now?.value ?? [], order), meta: undefined }))
      void queries.invalidateQueries({ queryKey: callKey(orderingEndpoints.get, { params: { id: order.id } }) })
      void queries.invalidateQueries({ queryKey: callKey(orderingEndpoints.missed) })
    },
    [queries],
  )
  const { refetch } = current
  const reload = useCallback(() => void refetch(), [refetch])
  useOrderStream({ isEnabled: isAllowed, tell, accept, reload, now: () => clock.now() })

  const now = useNow(1000)
  const all = current.data?.value
  const orders = useMemo(() => all ?? [], [all])
  const unseen = orders.filter((order) => urgencyOf(order, now).isUnseen)
  const sound = useSound(
    unseen.map((order) => ({ id: order.id, kind: order.kind, isEscalated: urgencyOf(order, now).isEscalated })),
    isLostLong(liveStateOf(state), now),
  )
  const waiting = orders.filter(
    (order) => columnOf(order, now) === 'new' && !urgencyOf(order, now).isCounterOpen,
  ).length
  const feed = useMemo<OrderFeed>(() => {
    const live = liveStateOf(state)
    return {
      orders,
      waiting,
      sound,
      accept,
      reload,
      isReady: all !== undefined,
      error: current.error ?? undefined,
      // Users without a board need no stream state.
      live: isAllowed ? live : { kind: 'live' },
      isLocked: live.kind === 'offline',
    }
  }, [orders, waiting, sound, accept, reload, all, current.error, isAllowed, state])
  return <FeedContext value={feed}>{children}</FeedContext>
}
