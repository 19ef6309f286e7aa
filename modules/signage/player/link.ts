import type { DocumentPart, PlayerCommand } from '../contract.ts'
import type { Engine } from './engine.ts'

const BEAT_MS = 60_000
const SPREAD_MS = 5_000
const POLL_MS = 10_000
/** Pauses after heartbeats that failed: at first short, so that the screen is seen soon after the network is back. */
const AGAIN_MS = [1_000, 2_000, 4_000, 7_000, 10_000] as const
/** A heartbeat that has no answer for so long is followed by another one. */
const HANGS_MS = 8_000

interface LinkDeps {
  readonly stream: (path: string) => EventSource
  /** From 0 to 1: spreads the screens. */
  readonly random: () => number
  /** Tells `online`: the window. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps a screen in touch: a stream where it works, else questions; a heartbeat each minute, spread over the screens. One that is not answered is
 * sent again, within ten seconds at most, and at once when the browser or the stream says that there is a network.
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
  /** Heartbeats since the last answer, with the one that is on its way. */
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
      // The network is there again, and the heartbeats before did not arrive.
      if (misses > 1) beatAnew()
    })
    opened.addEventListener('command', (event) => void engine.take(read<PlayerCommand[]>(event)))
    opened.addEventListener('manifest', (event) => void engine.fresh(read<{ manifest: string }>(event).manifest))
    opened.addEventListener('data', (event) => void engine.data(read<DocumentPart>(event)))
    opened.addEventListener('error', () => {
      isStreaming = false
      if (opened.readyState !== 2 || isClosed || opened !== source) return
      // Closed for good: refused, or no network at the beginning. The heartbeat finds out which.
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
