import { type Locale, locales } from '#contract/locale.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { endMessagesOfOtherPages } from '#ui/backoffice/notify.ts'
import { hearOtherTabs } from '#ui/backoffice/other-tabs.ts'
import { usePreference } from '#ui/backoffice/preferences.ts'
import { ApiProvider, LocaleProvider } from '#ui/backoffice/staff.tsx'
import { cssVariables, theme } from '#ui/backoffice/theme.ts'
import { ToastPlaces } from '#ui/backoffice/ToastPlace.tsx'
import { localStorageColorSchemeManager, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ServerClockProvider } from './server-clock-context.ts'
import { browserLocale, type Stack } from './stack.ts'

const schemes = localStorageColorSchemeManager({ key: 'servus.theme' })
const nonce = () => document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? ''

/** Renders the router within the providers that every page needs: theme, language, cached data, API client and the server's clock. */
export function AppFrame({ stack }: { stack: Stack }) {
  const [locale] = usePreference<Locale>('locale', locales, browserLocale())
  const [density] = usePreference(
    'density',
    ['compact', 'touch'],
    matchMedia('(pointer: coarse)').matches ? 'touch' : 'compact',
  )
  useEffect(() => {
    document.documentElement.lang = locale
    stack.speak(locale)
  }, [locale, stack])
  useEffect(() => {
    document.documentElement.dataset.density = density
  }, [density])
  useEffect(() => hearOtherTabs(stack.queries), [stack])
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
              <ToastPlaces>
                <RouterProvider router={stack.router} />
              </ToastPlaces>
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
