import { messages } from '#i18n/messages.ts'

/** What this module writes into the audit trail, for its screen. */
export const identityLogTexts = messages(
  {
    'user.created': 'Angelegt',
    'user.password-changed': 'Passwort geändert',
    'user.totp-confirmed': 'Zweiten Faktor eingerichtet',
    'user.totp-removed': 'Zweiten Faktor entfernt',
    'user.sessions-ended': 'Sitzungen beendet',
    'auth.login': 'Angemeldet',
    'auth.login-failed': 'Anmeldung fehlgeschlagen',
    'auth.logout': 'Abgemeldet',
  },
  {
    'user.created': 'Created',
    'user.password-changed': 'Password changed',
    'user.totp-confirmed': 'Second factor set up',
    'user.totp-removed': 'Second factor removed',
    'user.sessions-ended': 'Sessions ended',
    'auth.login': 'Signed in',
    'auth.login-failed': 'Sign-in failed',
    'auth.logout': 'Signed out',
  },
)
