import { isReachable } from '#ui/site/reachable.ts'
import { useOnline } from '#ui/site/use-online.ts'
import { focusOffReason } from './submit-bar.tsx'

/**
 * Whether an order can be sent. `isOnline`: what the browser reports. The browser may report no network although there is one. Therefore a
 * press on the button then asks the server once (`canSend`). If the server does not respond, the reason gets the focus.
 */
export function useNetworkCheck(setBusy: (isBusy: boolean) => void) {
  const isOnline = useOnline()
  async function canSend(): Promise<boolean> {
    setBusy(true)
    const isThere = await isReachable()
    if (isThere) return true
    setBusy(false)
    focusOffReason()
    return false
  }
  return { isOnline, canSend }
}
