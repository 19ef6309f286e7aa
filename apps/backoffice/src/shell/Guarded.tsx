import { backofficeTexts } from '#i18n/backoffice.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { EmptyState, LoadingState } from '#ui/backoffice/States.tsx'
import { hasRole, useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconLock, IconMapOff, IconRefresh, IconZoomExclamation } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router'

/** Shows a screen as soon as its bundle is loaded. Users without the required role see the name of this role. */
export function Guarded({ screen }: { screen: Screen }) {
  const { user } = useStaff()
  const locale = useLocale()
  const t = useTexts(backofficeTexts)
  if (!hasRole(user, screen.roles)) {
    const names = screen.roles.map((role) => t.roles[role]).join(', ')
    return (
      <EmptyState
        icon={IconLock}
        isPage
        title={`${t.shell.forbidden}: ${screen.title(locale)}`}
        text={t.shell.forbiddenText(names)}
      >
        <Button component={Link} to="/">
          {t.shell.home}
        </Button>
      </EmptyState>
    )
  }
  return (
    <Suspense fallback={<LoadingState label={screen.title(locale)} />}>
      <screen.component />
    </Suspense>
  )
}

export function NotFound() {
  const t = useTexts(backofficeTexts).shell
  return (
    <EmptyState icon={IconMapOff} title={t.notFound} text={t.notFoundText} isPage>
      <Button component={Link} to="/" variant="filled">
        {t.home}
      </Button>
    </EmptyState>
  )
}

/**
 * Shown when a screen fails: because of a bug, or because the server no longer has the bundle of an older release. The user can reload the
 * page, which also loads the newest release.
 */
export function ScreenCrashed() {
  const t = useTexts(backofficeTexts).shell
  return (
    <EmptyState icon={IconZoomExclamation} isPage title={t.crashed} text={t.crashedText}>
      <Button
        variant="filled"
        leftSection={<IconRefresh className="i" aria-hidden />}
        onClick={() => globalThis.location.reload()}
      >
        {t.reload}
      </Button>
    </EmptyState>
  )
}
