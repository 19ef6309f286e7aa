import { backofficeTexts } from '#i18n/backoffice.ts'
import { Button } from '@mantine/core'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconLogout, IconUserCheck } from '@tabler/icons-react'
import { Link, Navigate } from 'react-router'
import { useComposition } from '../composition.tsx'
import { useSignOut } from './PersonMenu.tsx'

/** The start page for the user's role, for example the order board for the front desk. */
export function Home() {
  const { user, branches } = useStaff()
  const { start } = useComposition()
  const page = start.find(
    ({ roles, needs }) => hasRole(user, roles) && (!needs || branches.some(({ kind }) => kind === needs)),
  )
  return page ? <Navigate to={page.to} replace /> : <NoScreens />
}

/**
 * The page of a user whose role has no screens yet. It says what the role is for, and has a link to the user's own account and a button to
 * sign out.
 */
function NoScreens() {
  const { user } = useStaff()
  const t = useTexts(backofficeTexts)
  const signOut = useSignOut()
  const { session } = useComposition()
  const roles = user.roles.map((role) => t.roles[role]).join(', ')
  return (
    <EmptyState icon={IconUserCheck} isPage title={t.shell.noScreens} text={t.shell.noScreensText(user.name, roles)}>
      <Button component={Link} to={session.accountPath} variant="filled">
        {t.person.account}
      </Button>
      <Button leftSection={<IconLogout className="i" stroke={1.75} aria-hidden />} onClick={() => void signOut()}>
        {t.person.logout}
      </Button>
    </EmptyState>
  )
}
