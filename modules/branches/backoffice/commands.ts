import { editors } from '#contract/roles.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconMoon } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { branchesTitles } from '../words/titles.ts'

/**
 * The command 'Standort schließen …' of the command palette, one for each branch. It opens the opening hours of the branch. There staff can
 * close the branch for a day.
 */
export function useBranchCommands(): readonly Command[] {
  const t = useTexts(branchesTitles).branch
  const { palette } = useTexts(backofficeTexts)
  const { branches, user } = useStaff()
  const navigate = useNavigate()
  if (!hasRole(user, editors)) return []
  return branches.map(({ id, name }) => ({
    id: `close-branch-${id}`,
    kind: 'command',
    group: palette.commands,
    label: t.close,
    words: name,
    synonyms: t.closeSynonyms,
    icon: IconMoon,
    run: () => void navigate(`/standorte/${id}?bereich=hours`),
  }))
}
