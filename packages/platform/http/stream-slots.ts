import { networkOf } from './caller-network.ts'

interface StreamLimits {
  /** Open streams of the process: each holds a connection and a subscription. */
  readonly most: number
  /** Share of them that visitors may use; the rest is kept for staff and the screens of the house. */
  readonly visitorsShare: number
  /** Streams of visitors from one network: the guests of a hotel share one. */
  readonly perNetwork: number
}

export const streamLimits: StreamLimits = { most: 5_000, visitorsShare: 0.8, perNetwork: 200 }

interface StreamSlots {
  /** A place for one stream; call the function to give it back. Undefined: there is none, the page asks again and again instead. */
  take(caller: { isVisitor: boolean; address: string }): (() => void) | undefined
}

/** Counts streams before they open, so that many at once cannot pass the limit together. */
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
