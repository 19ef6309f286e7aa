import { reconnectAfterMs } from './live-state.ts'

/** What a page learns from the stream of order changes. */
export interface StreamEars {
  /** The stream is open, or open again. It does not deliver what changed while it was closed. */
  opened(): void
  /** `data`: an order as JSON. */
  heard(data: string): void
  lost(isOffline: boolean): void
}

/**
 * Keeps a stream of the server open. If the connection is lost, it opens the stream again, after pauses that become longer, and at once when
 * the browser is online again. Returns a function that closes the stream for good.
 */
export function keepStream(url: string, ears: StreamEars): () => void {
  const left = new AbortController()
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  const open = () => {
    clearTimeout(timer)
    stream?.close()
    stream = new EventSource(url)
    stream.addEventListener('open', () => {
      attempt = 0
      ears.opened()
    })
    stream.addEventListener('order', (event) => ears.heard((event as MessageEvent<string>).data))
    stream.addEventListener('error', () => {
      ears.lost(false)
      stream?.close()
      timer = setTimeout(open, reconnectAfterMs(attempt++))
    })
  }
  const online = () => {
    attempt = 0
    open()
  }
  const offline = () => {
    clearTimeout(timer)
    stream?.close()
    ears.lost(true)
  }
  open()
  window.addEventListener('online', online, { signal: left.signal })
  window.addEventListener('offline', offline, { signal: left.signal })
  return () => {
    left.abort()
    clearTimeout(timer)
    stream?.close()
  }
}
