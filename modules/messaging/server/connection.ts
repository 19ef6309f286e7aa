import { connection, type ConnectionValues } from '#platform/connections/connection.ts'
import { mailConnectionTexts, mailConnectionWords as words } from '../words/connection.ts'
import { checkedSockets } from './delivery/checked-sockets.ts'
import { senderOf } from './delivery/smtp.ts'
import { reasonOf } from './delivery/retry-plan.ts'

/** The URL of the brand's mail server ('smtp://user:password@host:587'). Undefined if none is configured. */
export function smtpUrlOf(values: ConnectionValues | undefined): string | undefined {
  if (!values) return undefined
  if (values.url) return values.url
  if (!values.server) return undefined
  const { user, password } = values
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : ''
  const scheme = values.encryption === 'tls' ? 'smtps' : 'smtp'
  return `${scheme}://${login}${values.server}${values.encryption === 'starttls' ? '?requireTLS=true' : ''}`
}

/**
 * The connection to the brand's mail server. In the environment it is one URL, `SMTP_URL`. In the back office its parts are separate
 * fields, because the password is stored and hidden like other secrets.
 */
export const mailConnection = connection({
  name: 'mail',
  kind: 'mail',
  provider: 'SMTP',
  title: words.title,
  fields: [
    { name: 'server', label: words.server, kind: 'host', isRequired: true, example: 'smtp.example.at:587' },
    {
      name: 'encryption',
      label: words.encryption,
      kind: 'choice',
      choices: [
        { value: 'auto', label: words.auto },
        { value: 'starttls', label: words.starttls },
        { value: 'tls', label: words.tls },
      ],
    },
    { name: 'user', label: words.user, kind: 'text' },
    { name: 'password', label: words.password, kind: 'text', isSecret: true },
    { name: 'from', label: words.from, kind: 'email', isRequired: true, example: 'servus@example.at' },
  ],
  fromEnvironment(setting) {
    const [url, from] = [setting('SMTP_URL'), setting('MAIL_FROM')]
    return url ? { url, ...(from ? { from } : {}) } : undefined
  },
  async test(values, { locale, tester, timeoutMs, allowsPrivate }) {
    const t = mailConnectionTexts(locale)
    const url = smtpUrlOf(values)
    if (url === undefined) return { ok: false, answer: t.none }
    // The mail library is loaded only when the first mail or test mail is sent, as in smtp.ts.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      getSocket: checkedSockets(() => allowsPrivate),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const begun = performance.now()
    try {
      if (!tester) {
        await transport.verify()
        return { ok: true, answer: t.reached((performance.now() - begun) / 1000) }
      }
      const sent = await transport.sendMail({
        from: senderOf(values.from, new URL(url).hostname).address,
        to: { name: tester.name, address: tester.email },
        subject: t.subject,
        text: t.text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return { ok: true, answer: t.sent(sent.response, (performance.now() - begun) / 1000, tester.email) }
    } catch (error) {
      return { ok: false, answer: t.refused(reasonOf(error)) }
    } finally {
      transport.close()
    }
  },
})
