import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconArmchair, IconBuildingStore } from '@tabler/icons-react'
import { lazy } from 'react'
import type { Branch } from '../contract.ts'
import { foundBy } from '../words/found-by.ts'
import { branchesTitles } from '../words/titles.ts'
import { useBranchCommands } from './commands.ts'
import { branchList, firstBranches, useBranches } from './use-branches.ts'

declare module '#ui/backoffice/places.ts' {
  interface BranchKinds extends Record<Branch['kind'], true> {}
}

export const branchesBackoffice = backofficeModule({
  name: 'branches',
  editors: [
    {
      entity: 'branch',
      path: '/standorte',
      icon: IconBuildingStore,
      names: (locale) => branchesTitles(locale).branch,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      nav: { group: 'offer', order: 40, words: (locale) => foundBy(locale).branch },
      load: () => import('./editor.tsx').then(({ branchEditor }) => branchEditor),
    },
    {
      entity: 'table',
      path: '/tische',
      icon: IconArmchair,
      names: (locale) => branchesTitles(locale).table,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'],
      nav: { group: 'offer', order: 50, needs: 'orders' },
      load: () => import('./tables/editor.tsx').then(({ tableEditor }) => tableEditor),
    },
  ],
  references: {
    branch: {
      list: branchList,
      nameOf: ({ name }) => String(name ?? ''),
      path: '/standorte',
    },
  },
  widgets: { hours: lazy(() => import('./hours/HoursField.tsx')) },
  overview: { order: 10, load: () => import('./set-up-gaps.ts').then(({ useBranchGaps }) => useBranchGaps) },
  firstCalls: [firstBranches],
  useBranches,
  useCommands: useBranchCommands,
})
