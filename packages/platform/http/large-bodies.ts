import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify'
import { networkOf } from './caller-network.ts'

/**
 * Bodies of this size in bytes or more are large. A large body needs several times its size in memory and blocks the process for about
 * 0.3 s.
 */
export const LARGE_BODY_BYTES = 1024 * 1024

interface LargeBodies {
  /**
   * Waits until the body of an API call may be read. Returns a function that must be called when the call is finished; undefined if too
   * many calls wait already, or if the caller has disconnected.
   */
  enter(address: string, left: AbortSignal): Promise<(() => void) | undefined>
}

interface Waiting {
  network: string
  start(): void
}

/**
 * Limits how many large bodies are read at a time, because a hundred large files at once would fill the memory and delay all other
 * visitors. Further calls wait before their body is read. One network may have only a part of the running and of the waiting calls, so
 * that calls from other networks are still accepted.
 */
export function createLargeBodies({
  atOnce = 6,
  perNetwork = 2,
  mostWaiting = 60,
  mostPerNetwork = 20,
} = {}): LargeBodies {
  const inside = new Map<string, number>()
  const waiting: Waiting[] = []
  let total = 0

  const fits = (network: string): boolean => total < atOnce && (inside.get(network) ?? 0) < perNetwork

  const take = (network: string): (() => void) => {
    let isOver = false
    total++
    inside.set(network, (inside.get(network) ?? 0) + 1)
    return () => {
      if (isOver) return
      isOver = true
      total--
      const left = (inside.get(network) ?? 1) - 1
      if (left > 0) inside.set(network, left)
      else inside.delete(network)
      const next = waiting.findIndex((one) => fits(one.network))
      if (next >= 0) waiting.splice(next, 1)[0]?.start()
    }
  }

  return {
    async enter(address, left) {
      const network = networkOf(address)
      if (left.aborted) return undefined
      if (fits(network)) return take(network)
      const own = waiting.filter((one) => one.network === network).length
      if (waiting.length >= mostWaiting || own >= mostPerNetwork) return undefined
      return new Promise((resolve) => {
        const one: Waiting = { network, start: () => resolve(take(network)) }
        waiting.push(one)
        left.addEventListener('abort', () => {
          const at = waiting.indexOf(one)
          if (at < 0) return
          waiting.splice(at, 1)
          resolve(undefined)
        })
      })
    },
  }
}

/** A hook that runs before the body of a route is read. `refuse` responds to requests if the queue is full. */
export function largeBodyHook(
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): preParsingAsyncHookHandler {
  const places = createLargeBodies()
  const hook = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    // A body without a content-length may be large.
    if (Number(request.headers['content-length'] ?? LARGE_BODY_BYTES) < LARGE_BODY_BYTES) return undefined
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const leave = await places.enter(request.ip, gone.signal)
    if (!leave) return refuse(request, reply)
    if (gone.signal.aborted) leave()
    else gone.signal.addEventListener('abort', leave)
    return undefined
  }
  return hook as preParsingAsyncHookHandler
}
