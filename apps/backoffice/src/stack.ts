import { createClient } from '#contract/client.ts'
import { type Locale, locales } from '#contract/locale.ts'
import { CallFailed } from '#ui/backoffice/calls.ts'
import { storedPreference } from '#ui/backoffice/preferences.ts'
import type { SessionPart } from '#ui/backoffice/module.ts'
import { createServerClock } from '#ui/backoffice/server-clock.ts'
import { QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import type { FirstCalls } from './first-calls.ts'

type SessionCalls = Pick<SessionPart, 'signInPath' | 'csrfToken' | 'wasSignedIn'>
export type Stack = ReturnType<typeof createStack>

export const browserLocale = (): Locale => (navigator.language.toLowerCase().startsWith('en') ? 'en' : 'de')

/** Creates the clock, the cached data and the API client. They exist as long as the page is open. */
export function createStack(session: SessionCalls, router: DataRouter, firstCalls: FirstCalls) {
  const clock = createServerClock(() => Date.now())
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        // A request that has lost its connection or got a 5xx is repeated up to two times. After a 4xx it is not repeated, because the
        // result would be the same.
        retry: (count, error) =>
          count < 2 && (!(error instanceof CallFailed) || error.status === 0 || error.status >= 500),
      },
    },
  })
  const language = { now: storedPreference<Locale>('locale', locales, browserLocale()) }
  return {
    speak(locale: Locale) {
      language.now = locale
    },
    clock,
    queries,
    router,
    api: createClient({
      fetch: async (input, init) => {
        const { response, sentAt } = await firstCalls.fetch(input, init)
        clock.observe(response.headers.get('date'), sentAt)
        return response
      },
      locale: () => language.now,
      csrfToken: () => session.csrfToken(queries),
      onUnauthorized: () => signInAgain(),
    }),
  }

  /**
   * Called when the session has ended. Opens the sign-in page. After the user has signed in, the page that was open before is shown again
   * (specification §8).
   */
  function signInAgain() {
    const { location } = router.state
    const here = location.pathname.replace(/^\/backend/, '') || '/'
    if (here.startsWith(session.signInPath)) return
    const wasSignedIn = session.wasSignedIn(queries)
    queries.clear()
    const search = new URLSearchParams({
      ...(here === '/' ? {} : { next: here + location.search }),
      ...(wasSignedIn ? { ended: '1' } : {}),
    })
    void router.navigate(`${session.signInPath}${search.size > 0 ? `?${search}` : ''}`, { replace: true })
  }
}
