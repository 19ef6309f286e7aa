import { messages } from '#i18n/messages.ts'

/** Labels of the settings of the mail server. */
export const mailConnectionWords = {
  title: { de: 'Mail', en: 'Mail' },
  server: { de: 'Server', en: 'Server' },
  encryption: { de: 'Verschlüsselung', en: 'Encryption' },
  auto: { de: 'wenn der Server sie anbietet', en: 'if the server offers it' },
  starttls: { de: 'immer, mit STARTTLS', en: 'always, with STARTTLS' },
  tls: { de: 'immer, mit TLS ab Beginn', en: 'always, with TLS from the start' },
  user: { de: 'Benutzer', en: 'User' },
  password: { de: 'Passwort', en: 'Password' },
  from: { de: 'Absender', en: 'Sender' },
} as const

const time = (locale: string, seconds: number): string => seconds.toLocaleString(locale, { maximumFractionDigits: 1 })

/** Texts of the test mail, and messages after staff have tested the mail server. */
export const mailConnectionTexts = messages(
  {
    none: 'Es ist kein Mailserver eingetragen.',
    subject: 'Testmail von Servus',
    text: 'Diese Mail zeigt, dass der Mailserver Ihre Nachrichten annimmt. Sie brauchen nichts zu tun.',
    sent: (said: string, seconds: number, to: string) => `„${said}“ nach ${time('de', seconds)} s, Testmail an ${to}`,
    reached: (seconds: number) => `Der Mailserver nimmt die Anmeldung an, nach ${time('de', seconds)} s`,
    refused: (reason: string) => `Der Mailserver nimmt nicht an: ${reason}`,
  },
  {
    none: 'No mail server is set.',
    subject: 'Test mail from Servus',
    text: 'This mail shows that the mail server accepts your messages. You do not need to do anything.',
    sent: (said, seconds, to) => `“${said}” after ${time('en', seconds)} s, test mail to ${to}`,
    reached: (seconds) => `The mail server accepts the login, after ${time('en', seconds)} s`,
    refused: (reason) => `The mail server does not accept: ${reason}`,
  },
)
