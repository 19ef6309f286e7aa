import { tablesSlot } from '#modules/branches/backoffice/parts/slots.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { orderNoticeSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { IconPrinter } from '@tabler/icons-react'
import { lazy } from 'react'
import { foundBy } from '../words/found-by.ts'
import { deviceLogTexts, deviceRecordTexts } from '../words/log.ts'
import { devicesTitles } from '../words/titles.ts'
import { AskingCount } from './AskingCount.tsx'
import { PrintAlarm } from './PrintAlarm.tsx'
import { printRoles } from './roles.ts'

export const devicesBackoffice = backofficeModule({
  name: 'devices',
  overview: { order: 50, load: () => import('./use-overview.ts').then(({ useOverview }) => useOverview) },
  fills: [
    fill(
      tablesSlot,
      lazy(() => import('./PrintTableCards.tsx').then(({ PrintTableCards }) => ({ default: PrintTableCards }))),
    ),
    fill(
      orderNoticeSlot,
      lazy(() => import('./OrderSlips.tsx').then(({ OrderSlips }) => ({ default: OrderSlips }))),
    ),
    fill(logWords, {
      actions: deviceLogTexts,
      records: {
        printAgent: { one: (locale) => deviceRecordTexts(locale).printAgent, to: () => '/geraete' },
        slipTemplate: { one: (locale) => deviceRecordTexts(locale).slipTemplate, to: () => '/geraete/bons' },
      },
    }),
  ],
  screens: [
    {
      path: 'geraete',
      title: (locale) => devicesTitles(locale).devices,
      roles: printRoles,
      component: lazy(() => import('./DevicesScreen.tsx')),
      nav: {
        group: 'operations',
        order: 60,
        icon: IconPrinter,
        to: '/geraete',
        badge: AskingCount,
        words: (locale) => foundBy(locale).queue,
      },
    },
    {
      path: 'geraete/bons',
      title: (locale) => devicesTitles(locale).slipTemplates,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      component: lazy(() => import('./slips/SlipsScreen.tsx')),
    },
  ],
  banners: [PrintAlarm],
  editors: [
    {
      entity: 'device',
      path: '/drucker',
      icon: IconPrinter,
      names: (locale) => devicesTitles(locale).device,
      roles: ['ROLE_ADMIN', 'ROLE_BACKOFFICE'],
      load: () => import('./editor.tsx').then(({ deviceEditor }) => deviceEditor),
    },
  ],
  references: {
    device: {
      list: () => import('../contract.ts').then(({ deviceEndpoints }) => deviceEndpoints.list),
      nameOf: (record) => String(record['name'] ?? ''),
      path: '/drucker',
    },
  },
})
