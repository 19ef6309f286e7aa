import { entryFacts } from '#modules/logs/backoffice/parts/entry-facts.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import { identityLogTexts, signInFields } from '../words/log.ts'
import { roles } from '#contract/roles.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { lazy } from 'react'
import { identityTexts } from '../words/identity.ts'
import { rolesTexts } from '../words/roles.ts'
import { userWords } from '../words/user.ts'
import { signInDoors } from './doors.ts'
import { firstMe, session } from './session.ts'

const facts = () => import('./SignInFacts.tsx').then(({ SignInFacts }) => ({ default: SignInFacts }))

export const identityBackoffice = backofficeModule({
  name: 'identity',
  fills: [
    fill(logWords, {
      actions: identityLogTexts,
      records: { user: { one: (locale) => userWords(locale).one, fields: signInFields } },
    }),
    fill(entryFacts, { actions: ['auth.login', 'auth.login-failed'], Facts: lazy(facts) }),
  ],
  doors: signInDoors,
  screens: [
    {
      path: session.accountPath.slice(1),
      title: (locale) => identityTexts(locale).account.title,
      roles,
      component: lazy(() => import('./AccountScreen.tsx')),
    },
    {
      path: 'rollen',
      title: (locale) => rolesTexts(locale).title,
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
      words: userWords,
      title: (locale) => userWords(locale).title,
      roles: ['ROLE_ADMIN'],
      nav: { group: 'settings', order: 20 },
      load: () => import('./users/editor.tsx').then(({ userEditor }) => userEditor),
    },
  ],
  firstCalls: [firstMe],
  session,
})
