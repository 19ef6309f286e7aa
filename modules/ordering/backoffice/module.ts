import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { earlyScreen } from '#ui/backoffice/early-screen.tsx'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconHistory, IconLayoutKanban, IconSteeringWheel } from '@tabler/icons-react'
import { lazy } from 'react'
import { orderingLogWords } from './log-words.ts'
import { orderingTitles } from '../words/titles.ts'
import { AlarmBar } from './parts/feed/AlarmBar.tsx'
import { LivePill } from './parts/feed/LivePill.tsx'
import { firstOrders } from './parts/feed/current-call.ts'
import { OrderFeedProvider } from './parts/feed/OrderFeed.tsx'
import { SoundButton, SoundMenuItem } from './parts/feed/SoundControls.tsx'
import { boardRoles } from './parts/roles.ts'
import { useOpenOrders, useOrderCommands } from './shell/commands.ts'
import { WaitingCount } from './shell/WaitingCount.tsx'

export const orderingBackoffice = backofficeModule({
  name: 'ordering',
  fills: [fill(logWords, orderingLogWords)],
  screens: [
    {
      path: 'bestellungen/:id?',
      title: (locale) => orderingTitles(locale).board,
      roles: boardRoles,
      ...earlyScreen(() => import('./board/BoardScreen.tsx')),
      nav: {
        group: 'operations',
        order: 10,
        icon: IconLayoutKanban,
        to: '/bestellungen',
        keys: ['g', 'b'],
        phoneBar: true,
        badge: WaitingCount,
      },
      rail: true,
    },
    {
      path: 'verlauf/:id?',
      title: (locale) => orderingTitles(locale).history,
      roles: boardRoles,
      component: lazy(() => import('./history/HistoryScreen.tsx')),
      nav: { group: 'operations', order: 30, icon: IconHistory, to: '/verlauf', keys: ['g', 'v'], phoneBar: true },
    },
  ],
  extensions: [
    {
      entity: 'branch',
      load: () => import('./hours/affected-orders.tsx').then(({ branchExtension }) => branchExtension),
    },
  ],
  overview: { order: 30, load: () => import('./overview/use-overview.tsx').then(({ useOverview }) => useOverview) },
  firstCalls: [firstOrders],
  provider: OrderFeedProvider,
  topBar: [LivePill, SoundButton],
  banners: [AlarmBar],
  personMenu: [SoundMenuItem],
  phoneLinks: [
    {
      after: '/bestellungen',
      to: '/bestellungen?art=fahrten',
      title: (locale) => orderingTitles(locale).rides,
      icon: IconSteeringWheel,
      isForMixed: true,
    },
  ],
  useCommands: useOrderCommands,
  useBranchNotes: useOpenOrders,
  start: [{ roles: ['ROLE_FRONTDESK'], to: '/bestellungen', order: 20 }],
})
