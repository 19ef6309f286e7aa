import type { DocumentPart, PlayerCommand } from '../contract.ts'
import type { Engine } from './engine.ts'

const BEAT_MS = 60_000
const SPREAD_MS = 5_000
const POLL_MS = 10_000
/**
 * Maximum pauses in milliseconds before a heartbeat (the regular report of the screen) is repeated, after one, two, three … failures. The
 * actual pause is a random value between half of the maximum and the maximum. The first pauses are short, so that the screen reports soon
 * after a short network failure.
 */
const AGAIN_MS = [1_000, 2_000, 4_000, 7_000, 10_000] as const
/**
 * If a heartbeat has no response after this many milliseconds, the next heartbeat is sent. If the request fails earlier, the next one is sent
 * earlier.
 */
const HANGS_MS = 8_000

interface LinkDeps {
  readonly stream: (path: string) => EventSource
  /** A random number from 0 to 1 that spreads the requests of many screens. */
  readonly random: () => number
  /** The object that receives the event `online`: the window. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps the connection between a screen and the server. Events arrive by a stream; while the stream is broken, the screen polls. About once
 * a minute the screen sends a heartbeat, at a random moment so that not all screens send at the same time. A heartbeat without a response
 * is sent again within about ten seconds, or at once when the browser or the stream reports that there is a network.
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
  /** The number of heartbeats that were sent after the last response, or after the browser or the stream last reported a network. */
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
      // The stream was opened, so the network works again. If at least two heartbeats are without a response, the next one is sent at once.
      if (misses > 1) beatAnew()
    })
    opened.addEventListener('command', (event) => void engine.take(read<PlayerCommand[]>(event)))
    opened.addEventListener('manifest', (event) => void engine.fresh(read<{ manifest: string }>(event).manifest))
    opened.addEventListener('data', (event) => void engine.data(read<DocumentPart>(event)))
    opened.addEventListener('error', () => {
      isStreaming = false
      if (opened.readyState !== 2 || isClosed || opened !== source) return
      // A closed stream does not reconnect by itself. Either the server has refused the key, or the network failed at the start. The next heartbeat
      // shows which of the two was the reason.
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
