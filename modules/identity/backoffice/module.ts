import { entryFacts } from '#modules/logs/backoffice/parts/entry-facts.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { identityLogTexts, signInFields } from '../words/log.ts'
import { identityTitles } from '../words/titles.ts'
import { roles } from '#contract/roles.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { lazy } from 'react'
import { signInDoors } from './doors.ts'
import { firstMe, session } from './session.ts'

const facts = () => import('./SignInFacts.tsx').then(({ SignInFacts }) => ({ default: SignInFacts }))

export const identityBackoffice = backofficeModule({
  name: 'identity',
  fills: [
    fill(logWords, {
      actions: identityLogTexts,
      records: { user: { one: (locale) => identityTitles(locale).user.one, fields: signInFields } },
    }),
    fill(entryFacts, { actions: ['auth.login', 'auth.login-failed'], Facts: lazy(facts) }),
  ],
  doors: signInDoors,
  screens: [
    {
      path: session.accountPath.slice(1),
      title: (locale) => identityTitles(locale).account,
      roles,
      component: lazy(() => import('./AccountScreen.tsx')),
    },
    {
      path: 'rollen',
      title: (locale) => identityTitles(locale).roles,
      roles: ['ROLE_ADMIN'],
      component: lazy(() => import('./users/RolesScreen.tsx')),
      nav: { group: 'settings', order: 22, icon: IconShieldCheck, to: '/rollen' },
    },
  ],
  editors: [
    {
      entity: 'user',
      path: '/benutzer',
      icon: IconUsers,
      names: (locale) => identityTitles(locale).user,
      title: (locale) => identityTitles(locale).user.title,
      roles: ['ROLE_ADMIN'],
      nav: { group: 'settings', order: 20 },
      load: () => import('./users/editor.tsx').then(({ userEditor }) => userEditor),
    },
  ],
  firstCalls: [firstMe],
  session,
})
