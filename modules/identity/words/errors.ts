import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the API calls for sign-in and users return. */
export const identityErrors = errorEntries({
  'auth.invalid_credentials': {
    status: 401,
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    en: 'Email address or password is wrong.',
  },
  'auth.account_disabled': { status: 401, de: 'Ihr Konto ist deaktiviert.', en: 'Your account is disabled.' },
  'auth.account_locked': { status: 401, de: 'Ihr Konto ist gesperrt.', en: 'Your account is locked.' },
  'auth.account_expired': { status: 401, de: 'Ihr Konto ist abgelaufen.', en: 'Your account has expired.' },
  'auth.credentials_expired': {
    status: 401,
    de: 'Ihre Zugangsdaten sind abgelaufen.',
    en: 'Your credentials have expired.',
  },
  'auth.login_link_invalid': {
    status: 401,
    de: 'Der Anmeldelink ist ungültig oder abgelaufen.',
    en: 'The login link is invalid or has expired.',
  },
  'auth.code_required': {
    status: 401,
    de: 'Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
    en: 'Please enter the code from your authenticator app.',
  },
  'auth.code_invalid': { status: 401, de: 'Der Code ist ungültig.', en: 'The code is invalid.' },
  'auth.password_weak': {
    status: 422,
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is too easy to guess. Please choose another one.',
  },
  'auth.last_admin': {
    status: 409,
    de: 'Der letzte Administrator kann nicht entfernt, deaktiviert oder herabgestuft werden.',
    en: 'The last administrator cannot be removed, disabled or demoted.',
  },
  'auth.self_promotion': {
    status: 403,
    de: 'Sie können Ihre eigenen Rechte nicht erweitern.',
    en: 'You cannot extend your own permissions.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof identityErrors, unknown> {}
}
