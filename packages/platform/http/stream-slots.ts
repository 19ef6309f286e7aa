import { networkOf } from './caller-network.ts'

interface StreamLimits {
  /** Maximum number of open event streams of the server process. Each stream uses a connection and a subscription. */
  readonly most: number
  /** The share of the streams that visitors may use. The remaining streams are reserved for staff and the screens of the business. */
  readonly visitorsShare: number
  /** Maximum number of streams of visitors from one network. It is not small, because all guests of a hotel share one network. */
  readonly perNetwork: number
}

export const streamLimits: StreamLimits = { most: 5_000, visitorsShare: 0.8, perNetwork: 200 }

interface StreamSlots {
  /**
   * Reserves a place for one stream. Returns a function that releases the place. Returns undefined if no place is free; the page then asks
   * the server at intervals (polling).
   */
  take(caller: { isVisitor: boolean; address: string }): (() => void) | undefined
}

/** Counts streams before they open, so that many simultaneous requests cannot exceed the limit. */
export function createStreamSlots(limits: StreamLimits): StreamSlots {
  const byNetwork = new Map<string, number>()
  let open = 0
  let visitors = 0
  return {
    take({ isVisitor, address }) {
      const network = networkOf(address)
      const here = byNetwork.get(network) ?? 0
      if (open >= limits.most) return undefined
      if (isVisitor && (visitors >= limits.most * limits.visitorsShare || here >= limits.perNetwork)) return undefined
      open++
      if (isVisitor) {
        visitors++
        byNetwork.set(network, here + 1)
      }
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        open--
        if (!isVisitor) return
        visitors--
        const left = (byNetwork.get(network) ?? 1) - 1
        if (left > 0) byNetwork.set(network, left)
        else byNetwork.delete(network)
      }
    },
  }
}
