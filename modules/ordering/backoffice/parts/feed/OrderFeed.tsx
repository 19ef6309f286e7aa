import { orderingEndpoints, type OrderSummary } from '../../../contract.ts'
import { CallFailed, callKey, must } from '#ui/backoffice/calls.ts'
import { hasRole, type LiveState, useApi, useStaff } from '#ui/backoffice/staff.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useOrdersTime } from '../changes.ts'
import { attentionTo, isLostLong } from './attention.ts'
import { boardRoles } from '../roles.ts'
import { type KeptPlaces, useKeptPlacesState } from './kept-places.ts'
import { arrivals, type FeedOrders, keepUnchanged, merge, mergeKnown, withoutStopped } from './merge.ts'
import { currentKey, withStopped } from './current-call.ts'
import { connection, firstState, type LiveEvent, liveStateOf, pollEveryMs } from './live-state.ts'
import { type Sound, useSound } from './use-sound.ts'
import { useOrderStream } from './use-order-stream.ts'

/** All open orders of the branches that the user may see. One provider keeps them current for all screens. */
interface OrderFeed extends FeedOrders {
  isReady: boolean
  error: Error | undefined
  live: LiveState
  /** Whether action buttons are disabled: true while the server cannot be reached, because every action is a call. */
  isLocked: boolean
  /** Number of orders that wait for staff, in the branch that the user chose. */
  waiting: number
  sound: Sound
  /** Puts an order that a call returned into the list at once, before the stream delivers it. */
  accept(order: OrderSummary): void
  reload(): void
}

const FeedContext = createContext<OrderFeed | undefined>(undefined)

export function useOrderFeed(): OrderFeed {
  const feed = useContext(FeedContext)
  if (!feed) throw new Error('useOrderFeed is for screens below OrderFeedProvider')
  return feed
}

/** The part of the feed that cards use. It changes only when the connection is lost or restored, so other changes render no cards. */
type FeedCalls = Pick<OrderFeed, 'isLocked' | 'accept'> & {
  /** Returns the order as this screen has last received it. Undefined if the list does not contain it. */
  known(id: string): OrderSummary | undefined
} & Pick<KeptPlaces, 'keep' | 'letGo'>
const CallsContext = createContext<FeedCalls | undefined>(undefined)

export function useFeedCalls(): FeedCalls {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('useFeedCalls is for screens below OrderFeedProvider')
  return calls
}

const KeptContext = createContext<KeptPlaces>({ kept: new Map(), keep: () => {}, letGo: () => {} })
/** The cards that stay in their place for some seconds after a step on this screen. */
export const useKeptPlaces = () => useContext(KeptContext)

type Current = { value: readonly OrderSummary[]; meta: undefined }

/** Returns the new response with the old objects of all unchanged orders. If nothing changed, returns the old response itself. */
function sharedWith(before: Current | undefined, after: Current): Current {
  const value = keepUnchanged(before?.value ?? [], after.value)
  return before && value === before.value ? before : { ...after, value }
}

export function OrderFeedProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const queries = useQueryClient()
  const { user, clock, branchId } = useStaff()
  const isAllowed = hasRole(user, boardRoles)
  const [state, setState] = useState(() => firstState(queries.getQueryData(currentKey) !== undefined, clock.now()))
  const [arrived] = useState(arrivals)
  const tell = (event: LiveEvent) => setState((now) => connection(now, event))
  const current = useQuery<Current>({
    queryKey: currentKey,
    enabled: isAllowed,
    refetchInterval: pollEveryMs(state),
    refetchIntervalInBackground: true,
    retry: false,
    structuralSharing: (before, after) => sharedWith(before as Current | undefined, after as Current),
    queryFn: async ({ signal }) => {
      const [listOf, began] = [arrived.begin(), clock.now()]
      try {
        const { value } = await must(api, orderingEndpoints.current, { ...withStopped, signal })
        tell({ type: 'load.done', at: clock.now(), began })
        return { value: listOf(value, queries.getQueryData<Current>(currentKey)?.value ?? []), meta: undefined }
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 0 || error.status >= 500)) tell({ type: 'load.failed' })
        throw error
      }
    },
  })
  const accept = useCallback(
    (order: OrderSummary) => {
      arrived.came(order.id)
      queries.setQueryData<Current>(currentKey, (now) => ({ value: merge(now?.value ?? [], order), meta: undefined }))
      queries.setQueriesData<Current>({ queryKey: callKey(orderingEndpoints.history) }, (now) =>
        now ? { ...now, value: mergeKnown(now.value, order) } : now,
      )
      void queries.invalidateQueries({ queryKey: callKey(orderingEndpoints.get, { params: { id: order.id } }) })
      void queries.invalidateQueries({ queryKey: callKey(orderingEndpoints.missed) })
    },
    [arrived, queries],
  )
  const { refetch } = current
  const reload = useCallback(() => void refetch(), [refetch])
  useOrderStream({ isEnabled: isAllowed, userId: user.id, tell, accept, reload, now: () => clock.now() })

  const all = current.data?.value
  const { orders, stopped } = useMemo(() => withoutStopped(all ?? []), [all])
  const now = useOrdersTime(orders)
  const live = useMemo(() => liveStateOf(state), [state])
  const { waiting, unseen } = useMemo(() => attentionTo(orders, now, branchId), [orders, now, branchId])
  const isLost = useNowAs((at) => isLostLong(live, at))
  const sound = useSound(unseen, isLost)
  const isLocked = live.kind === 'offline'
  const places = useKeptPlacesState()
  const { keep, letGo } = places
  const known = useCallback(
    (id: string) => queries.getQueryData<Current>(currentKey)?.value.find((one) => one.id === id),
    [queries],
  )
  const calls = useMemo<FeedCalls>(
    () => ({ isLocked, accept, known, keep, letGo }),
    [isLocked, accept, known, keep, letGo],
  )
  const feed = useMemo<OrderFeed>(() => {
    return {
      orders,
      stopped,
      waiting,
      sound,
      accept,
      reload,
      isReady: all !== undefined,
      error: current.error ?? undefined,
      // Users without access to orders have no stream. For them the state is always 'live', because no warning should appear.
      live: isAllowed ? live : { kind: 'live' },
      isLocked,
    }
  }, [orders, stopped, waiting, sound, accept, reload, all, current.error, isAllowed, live, isLocked])
  return (
    <FeedContext value={feed}>
      <CallsContext value={calls}>
        <KeptContext value={places}>{children}</KeptContext>
      </CallsContext>
    </FeedContext>
  )
}
