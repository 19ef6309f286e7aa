import * as z from 'zod'
import { connection, type ConnectionValues } from '#platform/connections/connection.ts'
import { bounceConnectionTexts, bounceConnectionWords as words } from '../words/connection.ts'

/** The base address of Mailgun's API, by the region of the account. */
const hosts = { eu: 'https://api.eu.mailgun.net', us: 'https://api.mailgun.net' } as const

const baseOf = ({ url, region }: ConnectionValues): string =>
  (url ?? hosts[region === 'us' ? 'us' : 'eu']).replace(/\/+$/, '')

const Webhooks = z.object({
  webhooks: z.object({ permanent_fail: z.object({ urls: z.array(z.string()) }).optional() }),
})

/**
 * The Mailgun account that sends the brand's mails. The test of this connection asks whether the account reports undelivered mails to this server.
 */
export const mailgunConnection = connection({
  name: 'mailgun',
  kind: 'mail',
  provider: 'Mailgun',
  title: words.title,
  fields: [
    {
      name: 'domain',
      label: words.domain,
      kind: 'text',
      isRequired: true,
      pattern: /^[a-z0-9][a-z0-9.-]{2,250}$/i,
      example: 'mg.example.at',
      environment: 'MAILGUN_DOMAIN',
    },
    {
      name: 'region',
      label: words.region,
      kind: 'choice',
      choices: [
        { value: 'eu', label: words.eu },
        { value: 'us', label: words.us },
      ],
      environment: 'MAILGUN_REGION',
    },
    { name: 'key', label: words.key, kind: 'text', isSecret: true, isRequired: true, environment: 'MAILGUN_KEY' },
    {
      name: 'signKey',
      label: words.signKey,
      hint: words.signKeyHint,
      kind: 'text',
      isSecret: true,
      isRequired: true,
      environment: 'MAILGUN_SIGN_KEY',
    },
    { name: 'url', label: words.url, hint: words.urlHint, kind: 'url', example: hosts.eu, environment: 'MAILGUN_URL' },
  ],
  async test(values, { locale, fetch, timeoutMs }) {
    const t = bounceConnectionTexts(locale)
    const address = `${baseOf(values)}/v3/domains/${encodeURIComponent(values.domain ?? '')}/webhooks`
    const authorization = `Basic ${Buffer.from(`api:${values.key ?? ''}`).toString('base64')}`
    try {
      const reply = await fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(timeoutMs) })
      if (!reply.ok) return { ok: false, answer: t.refused(reply.status) }
      const read = Webhooks.safeParse(await reply.json())
      if (!read.success) return { ok: false, answer: t.foreign }
      const urls = (read.data.webhooks.permanent_fail?.urls ?? []).filter((url) =>
        url.endsWith('/api/webhooks/mailgun'),
      )
      return urls.length > 0 ? { ok: true, answer: t.tells(urls.join(', ')) } : { ok: false, answer: t.silentAbout }
    } catch (error) {
      return { ok: false, answer: t.silent(error instanceof Error ? error.message.slice(0, 200) : '') }
    }
  },
})
