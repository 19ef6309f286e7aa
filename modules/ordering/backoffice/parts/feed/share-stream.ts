import type { StreamEars } from './keep-stream.ts'

/** If the page that reads the stream does not answer within this number of milliseconds, another page takes the stream. */
const ANSWER_MS = 3000
/** A visible page asks after this number of milliseconds again whether the page that reads the stream still answers. */
const ASK_MS = 20_000

/** The messages between the pages of one user. */
type Word =
  | { readonly type: 'opened' }
  | { readonly type: 'heard'; readonly data: string }
  | { readonly type: 'lost'; readonly isOffline: boolean }
  | { readonly type: 'ask' }
  | { readonly type: 'answer'; readonly stream: StreamState }

type StreamState = 'opening' | 'open' | 'lost'

/** The parts of the browser that are needed here. */
interface SharePlace {
  readonly locks: Pick<LockManager, 'request'>
  readonly channel: (name: string) => BroadcastChannel
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Null if the browser cannot share: it is old, or the page is not loaded by HTTPS. */
function sharePlace(): SharePlace | null {
  const { locks } = navigator as Partial<Navigator>
  if (!locks || !('BroadcastChannel' in globalThis)) return null
  return { locks, channel: (name) => new BroadcastChannel(name), document }
}

/**
 * Gives all pages of a browser that use the same `name` one stream. With HTTP/1.1 a browser has six connections to a server, so that six
 * pages with a stream each would leave no connection for anything else. One page reads the stream and tells the others. It holds a lock. When
 * it is closed, the next page gets the lock. A browser may stop a page in the background, so a visible page takes the lock if the reader does
 * not answer. `keep` opens the stream and returns a function that closes it. Returns a function that leaves.
 */
export function shareStream(
  name: string,
  keep: (ears: StreamEars) => () => void,
  ears: StreamEars,
  place: SharePlace | null = sharePlace(),
): () => void {
  if (!place) return keep(ears)
  const { document: page, locks } = place
  const channel = place.channel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
  const tell = (word: Word) => channel.postMessage(word)
  let isLeft = false
  /** True until this page has learnt whether the stream is open. */
  let isNew = true
  let waiting = new AbortController()
  let unanswered: ReturnType<typeof setTimeout> | undefined
  let reader: { state: StreamState; stop: () => void } | undefined

  function read(): Promise<void> {
    clearTimeout(unanswered)
    isNew = false
    const ended = Promise.withResolvers<void>()
    const now = { state: 'opening' as StreamState, stop: () => ended.resolve() }
    reader = now
    const close = keep({
      opened() {
        now.state = 'open'
        tell({ type: 'opened' })
        ears.opened()
      },
      heard(data) {
        tell({ type: 'heard', data })
        ears.heard(data)
      },
      lost(isOffline) {
        now.state = 'lost'
        tell({ type: 'lost', isOffline })
        ears.lost(isOffline)
      },
    })
    now.stop = () => {
      close()
      ended.resolve()
    }
    return ended.promise
  }

  async function request(options: LockOptions): Promise<void> {
    let hasRead = false
    // The request fails if this page no longer waits, or if another page has taken the lock.
    await locks
      .request(name, options, () => {
        hasRead = true
        return isLeft ? undefined : read()
      })
      .catch(() => undefined)
    if (!hasRead || isLeft) return
    reader?.stop()
    reader = undefined
    queue()
  }
  function queue() {
    waiting = new AbortController()
    void request({ signal: waiting.signal })
  }

  const ask = () => {
    if (reader || page.visibilityState !== 'visible') return
    tell({ type: 'ask' })
    clearTimeout(unanswered)
    unanswered = setTimeout(() => {
      waiting.abort()
      void request({ steal: true })
    }, ANSWER_MS)
  }
  channel.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word.type === 'ask') {
      if (reader) tell({ type: 'answer', stream: reader.state })
      return
    }
    clearTimeout(unanswered)
    if (word.type === 'heard') return ears.heard(word.data)
    // An answer is news only for a page that has just come. A stream that is being opened will be told when it is open.
    if (word.type === 'answer' && (!isNew || word.stream === 'opening')) return
    isNew = false
    if (word.type === 'opened' || (word.type === 'answer' && word.stream === 'open')) ears.opened()
    else ears.lost(word.type === 'lost' && word.isOffline)
  })
  page.addEventListener('visibilitychange', ask)
  const timer = setInterval(ask, ASK_MS)
  queue()
  ask()
  return () => {
    isLeft = true
    page.removeEventListener('visibilitychange', ask)
    clearInterval(timer)
    clearTimeout(unanswered)
    waiting.abort()
    reader?.stop()
    channel.close()
  }
}
