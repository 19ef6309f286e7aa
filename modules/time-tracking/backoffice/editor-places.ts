import { editors } from '#contract/roles.ts'
import type { BackofficeModule } from '#ui/backoffice/module.ts'
import { IconBuildingCommunity, IconChecklist, IconFileText, IconListCheck } from '@tabler/icons-react'
import { timeTrackingTitles } from '../words/titles.ts'

/** The pages with the lists of projects, tasks, departments and contracts: their addresses and icons in the back office. */
export const timeEditors: NonNullable<BackofficeModule['editors']> = [
  {
    entity: 'project',
    path: '/projekte',
    icon: IconChecklist,
    names: (locale) => timeTrackingTitles(locale).project,
    roles: [...editors],
    nav: { group: 'team', order: 40 },
    load: () => import('./editors.ts').then(({ projectEditor }) => projectEditor),
  },
  {
    entity: 'task',
    path: '/aufgaben',
    icon: IconListCheck,
    names: (locale) => timeTrackingTitles(locale).task,
    roles: [...editors],
    nav: { group: 'team', order: 50 },
    load: () => import('./editors.ts').then(({ taskEditor }) => taskEditor),
  },
  {
    entity: 'department',
    path: '/abteilungen',
    icon: IconBuildingCommunity,
    names: (locale) => timeTrackingTitles(locale).department,
    roles: [...editors],
    nav: { group: 'team', order: 60 },
    load: () => import('./editors.ts').then(({ departmentEditor }) => departmentEditor),
  },
  {
    entity: 'workingContract',
    path: '/arbeitsvertraege',
    icon: IconFileText,
    names: (locale) => timeTrackingTitles(locale).workingContract,
    roles: [...editors],
    nav: { group: 'team', order: 70 },
    load: () => import('./editors.ts').then(({ workingContractEditor }) => workingContractEditor),
  },
]
