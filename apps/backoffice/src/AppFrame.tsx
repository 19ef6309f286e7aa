import { type Locale, locales } from '#contract/locale.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { createClient } from '#contract/client.ts'
import { CallFailed } from '#ui/backoffice/calls.ts'
import { endMessagesOfOtherPages } from '#ui/backoffice/notify.ts'
import { usePreference } from '#ui/backoffice/preferences.ts'
import { createServerClock } from '#ui/backoffice/server-clock.ts'
import { ApiProvider, LocaleProvider } from '#ui/backoffice/staff.tsx'
import type { SessionPart } from '#ui/backoffice/module.ts'
import { cssVariables, theme } from '#ui/backoffice/theme.ts'
import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { DataRouter } from 'react-router'
import { ServerClockProvider } from './server-clock-context.ts'

const schemes = localStorageColorSchemeManager({ key: 'servus.theme' })
const browserLocale = (): Locale => (navigator.language.toLowerCase().startsWith('en') ? 'en' : 'de')
const nonce = () => document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? ''

interface AppFrameProps {
  session: Pick<SessionPart, 'signInPath' | 'csrfToken' | 'wasSignedIn'>
  createRouter: () => DataRouter
}

/** Renders the router within the providers that every page needs: theme, language, cached data, API client and the server's clock. */
export function AppFrame({ session, createRouter }: AppFrameProps) {
  const [locale] = usePreference<Locale>('locale', locales, browserLocale())
  const [density] = usePreference(
    'density',
    ['compact', 'touch'],
    matchMedia('(pointer: coarse)').matches ? 'touch' : 'compact',
  )
  const stack = useMemo(() => createStack(session, createRouter()), [session, createRouter])
  useEffect(() => {
    document.documentElement.lang = locale
    stack.speak(locale)
  }, [locale, stack])
  useEffect(() => {
    document.documentElement.dataset.density = density
  }, [density])
  useEffect(() => stack.router.subscribe(() => endMessagesOfOtherPages(location.pathname)), [stack])
  const speaking = useMemo(() => withWords(locale), [locale])
  return (
    <MantineProvider
      theme={speaking}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={schemes}
      getStyleNonce={nonce}
    >
      <LocaleProvider value={locale}>
        <QueryClientProvider client={stack.queries}>
          <ApiProvider value={stack.api}>
            <ServerClockProvider value={stack.clock}>
              <Notifications position="bottom-right" limit={3} />
              <RouterProvider router={stack.router} />
            </ServerClockProvider>
          </ApiProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </MantineProvider>
  )
}

/**
 * The theme with labels for screen readers in the user's language: for the close buttons of dialogs and notifications, and for the buttons that
 * show a password.
 */
function withWords(locale: Locale) {
  const { shell } = backofficeTexts(locale)
  const closeButtonProps = { 'aria-label': shell.close }
  return mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': shell.showPassword } } },
    },
  })
}

/**
 * Creates the clock, the cached data and the API client. They exist as long as the page is open. Each `AppFrame` creates its own objects
 * once, so they are not constants of this file.
 */
function createStack(session: AppFrameProps['session'], router: DataRouter) {
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
  const language = { now: browserLocale() }
  return {
    speak(locale: Locale) {
      language.now = locale
    },
    clock,
    queries,
    router,
    api: createClient({
      fetch: async (input, init) => {
        const sentAt = Date.now()
        const response = await fetch(input, init)
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
