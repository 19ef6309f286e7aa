import { CallFailed, useCall } from '#ui/backoffice/calls.ts'
import { useEffect, useEffectEvent } from 'react'
import { type Order, orderingEndpoints } from '../../contract.ts'
import { useFeedCalls } from '../parts/feed/OrderFeed.tsx'

/**
 * Loads the order of the drawer. Without a connection `failure` is known at the first try, and the order is loaded when the connection is
 * back. Another failure is returned only after the last try.
 */
export function useOneOrder(id: string): { order: Order | undefined; failure: unknown; retry(): void } {
  const { isLocked } = useFeedCalls()
  const found = useCall(orderingEndpoints.get, { params: { id } }, { keepPrevious: true, isTriedOffline: true })
  const { error, failureReason, refetch } = found
  const isUnanswered = failureReason instanceof CallFailed && failureReason.status === 0
  const comeBack = useEffectEvent(() => {
    if (isUnanswered) void refetch()
  })
  useEffect(() => {
    if (!isLocked) comeBack()
  }, [isLocked])
  const order = found.data?.value.id === id ? found.data.value : undefined
  return { order, failure: error ?? (isUnanswered ? failureReason : undefined), retry: () => void refetch() }
}
