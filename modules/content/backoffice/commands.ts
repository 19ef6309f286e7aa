import { editors } from '#contract/roles.ts'
import { useLateCall } from '#ui/backoffice/calls.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconBrowser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { contentTitles } from '../words/titles.ts'

/**
 * The pages of the website as entries of the command palette, which filters them. Empty while `query` has fewer than two characters, and
 * for staff who may not edit pages. The list is loaded when somebody searches for the first time.
 */
export function usePageCommands(query: string): readonly Command[] {
  const t = useTexts(contentTitles)
  const navigate = useNavigate()
  const { user } = useStaff()
  const isAsked = query.trim().length > 1 && hasRole(user, editors)
  const load = () => import('../contract.ts').then(({ contentEndpoints }) => contentEndpoints.sites.list)
  const pages = useLateCall(load, { query: { pageSize: 500 } }, { name: 'reference.site', enabled: isAsked }).data
  if (!isAsked) return []
  return (pages?.value ?? []).map(({ id, locale, name, path }) => ({
    id: `page-${id}`,
    kind: 'record',
    group: t.pages,
    label: name,
    detail: `/${locale}/${path}`,
    icon: IconBrowser,
    run: () => void navigate(`/seiten/${id}`),
  }))
}
