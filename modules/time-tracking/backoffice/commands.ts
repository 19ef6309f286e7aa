import { editors } from '#contract/roles.ts'
import { useLateCall } from '#ui/backoffice/calls.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconUser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { dutyTexts } from '../words/overview.ts'

/**
 * Entries of the command palette: the people of the user's branches, found by name. For an administrator an entry opens the person's user
 * account; for other users it opens the person's time account. The list of people is loaded at the first search. Form fields in which a
 * person is chosen use the same loaded list.
 */
export function useStaffCommands(query: string): readonly Command[] {
  const t = useTexts(dutyTexts)
  const { user } = useStaff()
  const navigate = useNavigate()
  const isAsked = !/^[>#]/.test(query) && query.replace(/^@/, '').trim().length > 1 && hasRole(user, editors)
  const load = () => import('../contract.ts').then(({ peopleEndpoints }) => peopleEndpoints.people)
  const people = useLateCall(load, { query: { pageSize: 500 } }, { name: 'reference.user', enabled: isAsked }).data
  if (!isAsked) return []
  const to = (id: string) => (hasRole(user, ['ROLE_ADMIN']) ? `/benutzer/${id}` : `/zeitkonten?person=${id}`)
  return (people?.value ?? []).map(({ id, name }) => ({
    id: `staff-${id}`,
    kind: 'person',
    group: t.people,
    label: name,
    icon: IconUser,
    run: () => void navigate(to(id)),
  }))
}
