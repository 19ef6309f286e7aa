import { messages } from '#i18n/messages.ts'

/** Labels of the entries that this module writes into the audit trail. */
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

/** Labels for IP address and browser of a sign-in. They are shown next to its entry in the audit trail. */
export const signInFactsTexts = messages(
  {
    address: 'Netzadresse',
    until: 'wird 90 Tage nach der Anmeldung gelöscht',
    gone: 'Nicht mehr gespeichert',
    failed: 'Die Netzadresse konnte nicht geladen werden.',
    device: 'Gerät',
    unknown: 'Unbekanntes Gerät',
  },
  {
    address: 'Network address',
    until: 'deleted 90 days after the sign-in',
    gone: 'No longer stored',
    failed: 'The network address could not be loaded.',
    device: 'Device',
    unknown: 'Unknown device',
  },
)

/** Labels for the fields that a sign-in writes into its entry in the audit trail. */
export const signInFields = messages({ proof: 'Nachweis' }, { proof: 'Proof' })
