import type { DocumentPart, PlayerCommand } from '../contract.ts'
import type { Engine } from './engine.ts'

const BEAT_MS = 60_000
const SPREAD_MS = 5_000
const POLL_MS = 10_000
/** Pauses after failed heartbeats: short at first, so that the screen reports soon after the network is back. */
const AGAIN_MS = [1_000, 2_000, 4_000, 7_000, 10_000] as const
/** After this many milliseconds without a response the next heartbeat is sent. */
const HANGS_MS = 8_000

interface LinkDeps {
  readonly stream: (path: string) => EventSource
  /** A random number from 0 to 1 that spreads the requests of many screens. */
  readonly random: () => number
  /** The target of the `online` event: the window. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps the connection of a screen: a stream if possible, else polling; and a heartbeat each minute, spread over the screens. A heartbeat
 * without a response is sent again within at most ten seconds, and at once when the browser or the stream shows that there is a network.
 */
export function openLink(
  engine: Pick<Engine, 'beat' | 'take' | 'fresh' | 'data' | 'pollData'>,
  deps: LinkDeps,
): { close(): void } {
  let isClosed = false
  let source: EventSource | undefined
  let isStreaming = false
  let beatTimer: ReturnType<typeof setTimeout> | undefined
  let openTimer: ReturnType<typeof setTimeout> | undefined
  let sent = 0
  /** The number of heartbeats since the last response, including the current one. */
  let misses = 0

  const beat = (): void => {
    if (isClosed) return
    const pause = AGAIN_MS[misses] ?? POLL_MS
    const turn = ++sent
    misses++
    let isAnswered = false
    const next = (ms: number): void => {
      clearTimeout(beatTimer)
      if (!isClosed) beatTimer = setTimeout(beat, ms)
    }
    next(HANGS_MS)
    const onAnswer = (): void => {
      isAnswered = true
      misses = 0
      next(BEAT_MS - SPREAD_MS + deps.random() * 2 * SPREAD_MS)
    }
    void engine.beat(onAnswer).then(() => {
      if (!isAnswered && turn === sent) next(pause * (0.5 + deps.random() / 2))
    })
  }
  const beatAnew = (): void => {
    misses = 0
    beat()
  }
  const open = (): void => {
    if (isClosed) return
    clearTimeout(openTimer)
    const opened = deps.stream('/api/player/events')
    source = opened
    const read = <T>(event: Event): T => JSON.parse((event as MessageEvent<string>).data) as T
    opened.addEventListener('open', () => {
      isStreaming = true
      // The network is back, and the previous heartbeats got no response.
      if (misses > 1) beatAnew()
    })
    opened.addEventListener('command', (event) => void engine.take(read<PlayerCommand[]>(event)))
    opened.addEventListener('manifest', (event) => void engine.fresh(read<{ manifest: string }>(event).manifest))
    opened.addEventListener('data', (event) => void engine.data(read<DocumentPart>(event)))
    opened.addEventListener('error', () => {
      isStreaming = false
      if (opened.readyState !== 2 || isClosed || opened !== source) return
      // The stream does not reconnect by itself: the server refused it, or there was no network at the start. The next heartbeat finds out
      // which.
      opened.close()
      if (misses === 0) beat()
      openTimer = setTimeout(open, POLL_MS * (0.5 + deps.random()))
    })
  }
  const online = (): void => {
    beatAnew()
    if (source?.readyState === 2) open()
  }
  const poll = setInterval(() => {
    if (!isStreaming) void engine.pollData()
  }, POLL_MS)
  deps.network.addEventListener('online', online)
  beat()
  open()
  return {
    close() {
      isClosed = true
      source?.close()
      clearTimeout(beatTimer)
      clearTimeout(openTimer)
      clearInterval(poll)
      deps.network.removeEventListener('online', online)
    },
  }
}
