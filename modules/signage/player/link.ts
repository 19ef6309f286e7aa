import type { DocumentPart, PlayerCommand } from '../contract.ts'
import type { Engine } from './engine.ts'

const BEAT_MS = 60_000
const SPREAD_MS = 5_000
const POLL_MS = 10_000

/** Keeps a screen in touch: a stream where it works, else questions; a heartbeat each minute, spread over the screens. */
export function openLink(
  engine: Engine,
  deps: { stream: (path: string) => EventSource; random: () => number },
): { close(): void } {
  let isClosed = false
  let source: EventSource | undefined
  let isStreaming = false
  let beatTimer: ReturnType<typeof setTimeout> | undefined

  const beat = (): void => {
    if (isClosed) return
    void engine.beat()
    beatTimer = setTimeout(beat, BEAT_MS - SPREAD_MS + deps.random() * 2 * SPREAD_MS)
  }
  const open = (): void => {
    if (isClosed) return
    source = deps.stream('/api/player/events')
    const read = <T>(event: Event): T => JSON.parse((event as MessageEvent<string>).data) as T
    source.addEventListener('open', () => {
      isStreaming = true
    })
    source.addEventListener('command', (event) => void engine.take(read<PlayerCommand[]>(event)))
    source.addEventListener('manifest', (event) => void engine.fresh(read<{ manifest: string }>(event).manifest))
    source.addEventListener('data', (event) => void engine.data(read<DocumentPart>(event)))
    source.addEventListener('error', () => {
      isStreaming = false
      if (source?.readyState !== 2 || isClosed) return
      // Closed for good: refused, or no network at the beginning. The heartbeat finds out which.
      source.close()
      void engine.beat()
      setTimeout(open, POLL_MS * (0.5 + deps.random()))
    })
  }
  const poll = setInterval(() => {
    if (!isStreaming) void engine.pollData()
  }, POLL_MS)
  beat()
  open()
  return {
    close() {
      isClosed = true
      source?.close()
      clearTimeout(beatTimer)
      clearInterval(poll)
    },
  }
}
