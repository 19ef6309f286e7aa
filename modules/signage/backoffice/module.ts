import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { desks, editors } from '#contract/roles.ts'
import { IconDeviceTv } from '@tabler/icons-react'
import { lazy } from 'react'
import { signageLogTexts, signageRecordTexts } from '../words/log.ts'
import { signageTitles } from '../words/titles.ts'

const nameOf = (record: Readonly<Record<string, unknown>>): string => String(record['name'] ?? '')

export const signageBackoffice = backofficeModule({
  name: 'signage',
  overview: { order: 40, load: () => import('./use-overview.ts').then(({ useOverview }) => useOverview) },
  fills: [
    fill(logWords, {
      actions: signageLogTexts,
      records: {
        scene: { one: (locale) => signageRecordTexts(locale).scene },
        digitalSignageSegment: { one: (locale) => signageRecordTexts(locale).segment },
        digitalSignageStream: { one: (locale) => signageRecordTexts(locale).stream },
        digitalSignageDevice: { one: (locale) => signageRecordTexts(locale).device },
        digitalSignageSettings: { one: (locale) => signageRecordTexts(locale).settings },
      },
    }),
  ],
  screens: [
    {
      path: 'schirme',
      title: (locale) => signageTitles(locale).wall,
      roles: desks,
      component: lazy(() => import('./WallScreen.tsx')),
      nav: { group: 'operations', order: 70, icon: IconDeviceTv, to: '/schirme' },
    },
    {
      path: 'schirme/programme',
      title: (locale) => signageTitles(locale).programs,
      roles: desks,
      component: lazy(() => import('./ProgramsScreen.tsx')),
    },
    {
      path: 'schirme/programme/:id',
      title: (locale) => signageTitles(locale).program,
      roles: editors,
      component: lazy(() => import('./ProgramScreen.tsx')),
      rail: true,
    },
    {
      path: 'schirme/segmente',
      title: (locale) => signageTitles(locale).segments,
      roles: desks,
      component: lazy(() => import('./SegmentsScreen.tsx')),
    },
    {
      path: 'schirme/szenen',
      title: (locale) => signageTitles(locale).scenes,
      roles: desks,
      component: lazy(() => import('./ScenesScreen.tsx')),
    },
    {
      path: 'schirme/szenen/:id',
      title: (locale) => signageTitles(locale).scene,
      roles: editors,
      component: lazy(() => import('./SceneEditor.tsx')),
      rail: true,
    },
    {
      path: 'schirme/nachweis',
      title: (locale) => signageTitles(locale).plays,
      roles: desks,
      component: lazy(() => import('./PlaysScreen.tsx')),
    },
  ],
  references: {
    digitalSignageSegment: {
      list: () => import('../contract.ts').then(({ segmentEndpoints }) => segmentEndpoints.list),
      nameOf,
    },
    digitalSignageStream: {
      list: () => import('../contract.ts').then(({ streamEndpoints }) => streamEndpoints.list),
      nameOf,
    },
  },
})
