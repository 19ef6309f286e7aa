import { type Api, urlOf } from '#contract/client.ts'
import { type FirstCall, must } from '#ui/backoffice/calls.ts'
import type { QueryClient } from '@tanstack/react-query'

/** The entry of `localStorage` with the addresses of the first calls. The script in index.html reads it. */
const storageKey = 'servus.first-calls'
/** The page is rendered after this time at the latest, in milliseconds. Calls that take longer then fill the page when they end. */
const longestWaitMs = 600

/** The content of the entry. `locale` is the language of the responses. */
interface Stored {
  locale: string
  urls: readonly string[]
}

/** What the script in index.html has sent. A call without a response (no connection, time-out) resolves to `undefined`. */
interface Sent {
  locale: string
  /** In milliseconds since 1970. */
  sentAt: number
  responses: Record<string, Promise<Response | undefined>>
}

declare global {
  var servusFirstCalls: Sent | undefined
}

export type FirstCalls = ReturnType<typeof createFirstCalls>

/**
 * The calls whose results every page needs (`firstCalls` of the modules). When one of them succeeds, its address is stored on this device.
 * At the next start, the script in index.html sends the stored calls before any other script is loaded. So the first rendering already has
 * their results.
 */
export function createFirstCalls(calls: readonly FirstCall[], sent: Sent | undefined = globalThis.servusFirstCalls) {
  const all = calls.map((call) => ({ ...call, url: urlOf(call.endpoint, call.input) }))
  /** Returns the response to a call that was already sent. Each response can be read only once. */
  const take = (url: string, locale: string): Promise<Response | undefined> | undefined => {
    const response = sent?.locale === locale ? sent.responses[url] : undefined
    delete sent?.responses[url]
    return response
  }
  return {
    /** Works like the global `fetch`, but uses the response of a first call that was already sent. `sentAt`: when the request was sent. */
    async fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<{ response: Response; sentAt: number }> {
      const url = String(input)
      const isFirst = init.method === 'GET' && all.some((one) => one.url === url)
      const now = Date.now()
      if (!isFirst) return { response: await fetch(input, init), sentAt: now }
      const locale = new Headers(init.headers).get('accept-language') ?? ''
      const early = await take(url, locale)
      const response = early ?? (await fetch(input, init))
      if (response.status === 401) forgetFirstCalls()
      else remember(url, locale, response.ok)
      return { response, sentAt: early && sent ? sent.sentAt : now }
    },
    /**
     * Waits for the first calls that were already sent, and stores their results for the hooks that read them. Meanwhile it calls
     * `loadScreen` and waits for it, too. If no calls were sent, it does nothing. Never throws.
     */
    async load({ queries, api }: { queries: QueryClient; api: Api }, loadScreen: () => unknown): Promise<void> {
      const waiting = all.filter(({ url }) => sent?.responses[url])
      if (waiting.length === 0) return
      const results = waiting.map(({ endpoint, input, key }) =>
        queries.prefetchQuery({ queryKey: key, queryFn: () => must(api, endpoint, input), retry: false }),
      )
      const loaded = Promise.allSettled([loadScreen(), ...results])
      await Promise.race([loaded, new Promise((done) => setTimeout(done, longestWaitMs))])
    },
  }
}

/** Deletes the stored addresses, because nobody is signed in any more. Without a session, the server would refuse the calls. */
export function forgetFirstCalls(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // The browser does not allow storing, so nothing is stored.
  }
}

/** Stores the address of a call that succeeded, and deletes the address of a call that failed. */
function remember(url: string, locale: string, isOk: boolean): void {
  try {
    const before = storedCalls()
    const others = (before.locale === locale ? before.urls : []).filter((one) => one !== url)
    const after = JSON.stringify({ locale, urls: (isOk ? [...others, url] : others).toSorted() } satisfies Stored)
    if (after !== localStorage.getItem(storageKey)) localStorage.setItem(storageKey, after)
  } catch {
    // The browser does not allow storing. Then each start sends the calls when the page needs them.
  }
}

/** Reads the entry. Somebody may have changed it, so a wrong content counts as empty. */
function storedCalls(): Stored {
  const nothing = { locale: '', urls: [] }
  try {
    const { locale, urls } = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Stored
    return typeof locale === 'string' && Array.isArray(urls) ? { locale, urls } : nothing
  } catch {
    return nothing
  }
}
