import type { QueryClient } from '@tanstack/react-query'

/** Name of the channel between the tabs of this browser. */
const CHANNEL = 'servus.saved'

/** `call`: id of the call that lists records of the saved kind. `from`: the tab that has saved. */
interface Saved {
  call: string
  from: number
}

/** Tells the other tabs of this browser that a record was saved. `from` identifies this tab: the moment at which it was opened. */
export function tellOtherTabs(call: string, from = performance.timeOrigin): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only its own origin
  channel.postMessage({ call, from } satisfies Saved)
  channel.close()
}

/** Reads a list again when another tab has saved one of its records. Returns a function that stops this. */
export function hearOtherTabs(queries: QueryClient, own = performance.timeOrigin): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Saved>) => {
    if (data.from !== own) void queries.invalidateQueries({ queryKey: [data.call] })
  })
  return () => channel.close()
}
