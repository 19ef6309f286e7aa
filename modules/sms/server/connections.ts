import * as z from 'zod'
import { connection, type ConnectionField, type ConnectionValues } from '#platform/connections/connection.ts'
import { smsConnectionTexts, smsConnectionWords as words } from '../words/connections.ts'
import { baseOf, SEVEN, TWILIO } from './adapters/addresses.ts'
import { ask } from './adapters/provider.ts'
import { basicAuth } from './adapters/twilio.ts'

const shared: readonly ConnectionField[] = [
  {
    name: 'from',
    label: words.from,
    hint: words.fromHint,
    kind: 'text',
    isRequired: true,
    pattern: /^(?:\+\d{7,15}|MG[0-9a-f]{32}|[\w .-]{2,11})$/i,
    example: '+436641234567',
  },
  {
    name: 'price',
    label: words.price,
    hint: words.priceHint,
    kind: 'text',
    pattern: /^\d[.,]\d{1,4}$/,
    example: '0,075',
  },
]

const address = (example: string): ConnectionField => ({
  name: 'url',
  label: words.url,
  hint: words.urlHint,
  kind: 'url',
  example,
})

/**
 * Reads the settings of this provider from the environment. The environment can contain only one SMS account: `SMS_PROVIDER` names its
 * provider. Undefined if it names another provider.
 */
const fromEnvironment =
  (provider: string, names: Readonly<Record<string, string>>) =>
  (setting: (name: string) => string | undefined): ConnectionValues | undefined => {
    if (setting('SMS_PROVIDER') !== provider) return undefined
    const values = Object.entries(names).map(([field, name]) => [field, setting(name)] as const)
    return Object.fromEntries(values.filter(([, value]) => value))
  }

export const twilioConnection = connection({
  name: 'twilio',
  kind: 'sms',
  provider: 'Twilio',
  title: words.title,
  fields: [
    {
      name: 'account',
      label: words.account,
      kind: 'text',
      isRequired: true,
      pattern: /^AC[0-9a-z]{1,40}$/i,
      example: 'AC…',
    },
    { name: 'token', label: words.token, hint: words.tokenHint, kind: 'text', isSecret: true, isRequired: true },
    ...shared,
    address(TWILIO),
  ],
  fromEnvironment: fromEnvironment('twilio', {
    account: 'SMS_ACCOUNT',
    token: 'SMS_KEY',
    from: 'SMS_FROM',
    price: 'SMS_PRICE',
    url: 'SMS_URL',
  }),
  async test(values, { locale, fetch, timeoutMs }) {
    const t = smsConnectionTexts(locale)
    const account = values.account ?? ''
    const reply = await ask(
      `${baseOf(values.url, TWILIO)}/2010-04-01/Accounts/${encodeURIComponent(account)}.json`,
      { method: 'GET', headers: { authorization: basicAuth(account, values.token ?? '') } },
      { fetch, timeoutMs },
    )
    if ('kind' in reply) return { ok: false, answer: t.silent(reply.reason) }
    if (reply.status !== 200) {
      const said = z.object({ message: z.string().max(200), code: z.number().optional() }).safeParse(reply.body).data
      const words = said && (said.code === undefined ? said.message : `${said.code} ${said.message}`)
      return { ok: false, answer: t.refused('Twilio', reply.status, words ?? '') }
    }
    const found = z
      .object({ friendly_name: z.string().max(100), status: z.string().max(40) })
      .safeParse(reply.body).data
    return found ? { ok: true, answer: t.twilio(found.friendly_name, found.status) } : { ok: false, answer: t.foreign }
  },
})

export const sevenConnection = connection({
  name: 'seven',
  kind: 'sms',
  provider: 'seven.io',
  title: words.title,
  fields: [
    { name: 'key', label: words.key, kind: 'text', isSecret: true, isRequired: true },
    { name: 'signKey', label: words.signKey, hint: words.signKeyHint, kind: 'text', isSecret: true },
    ...shared,
    address(SEVEN),
  ],
  fromEnvironment: fromEnvironment('seven', {
    key: 'SMS_KEY',
    signKey: 'SMS_SIGN_KEY',
    from: 'SMS_FROM',
    price: 'SMS_PRICE',
    url: 'SMS_URL',
  }),
  async test(values, { locale, fetch, timeoutMs }) {
    const t = smsConnectionTexts(locale)
    const reply = await ask(
      `${baseOf(values.url, SEVEN)}/api/balance`,
      { method: 'GET', headers: { 'x-api-key': values.key ?? '', accept: 'application/json' } },
      { fetch, timeoutMs },
    )
    if ('kind' in reply) return { ok: false, answer: t.silent(reply.reason) }
    if (reply.status !== 200) return { ok: false, answer: t.refused('seven.io', reply.status, '') }
    if (reply.body === 900) return { ok: false, answer: t.refused('seven.io', 900, '') }
    const found = z.object({ amount: z.number(), currency: z.string().max(5) }).safeParse(reply.body).data
    if (found) return { ok: true, answer: t.seven(`${found.amount} ${found.currency}`) }
    return typeof reply.body === 'number'
      ? { ok: true, answer: t.seven(String(reply.body)) }
      : { ok: false, answer: t.foreign }
  },
})
