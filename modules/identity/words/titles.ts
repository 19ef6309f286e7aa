import { messages } from '#i18n/messages.ts'

/**
 * The titles of the screens, and the names of the records that have an editor (edit screen). The frame of the back office needs them before
 * it loads a screen.
 */
export const identityTitles = messages(
  {
    user: { one: 'Benutzer', many: 'Benutzer', title: 'Benutzer & Rollen' },
    account: 'Konto und Sitzungen',
    roles: 'Rollen',
  },
  { user: { one: 'User', many: 'Users', title: 'Users & roles' }, account: 'Account and sessions', roles: 'Roles' },
)
