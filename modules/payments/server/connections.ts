import * as z from 'zod'
import { connection, type TestTools } from '#platform/connections/connection.ts'
import { paymentConnectionTexts, paymentConnectionWords as words } from '../words/connections.ts'
import type { Told } from './ports.ts'
import { askProvider, type ProviderAnswer } from './provider-call.ts'
import { baseOf } from './settings.ts'

const ask = (
  name: string,
  url: string,
  authorization: string,
  { fetch, log, timeoutMs }: TestTools,
): Promise<Told<ProviderAnswer>> =>
  askProvider({ name, method: 'GET', url, headers: { authorization } }, { fetch, log, timeoutMs, pausesMs: [] })

const Methods = z
  .object({ _embedded: z.object({ methods: z.array(z.object({ description: z.string().max(60) })) }) })
  .transform(({ _embedded: { methods } }) => methods.map(({ description }) => description))

export const mollieConnection = connection({
  name: 'mollie',
  kind: 'payment',
  provider: 'Mollie',
  title: words.mollie,
  fields: [
    {
      name: 'key',
      label: words.key,
      hint: words.mollieHint,
      kind: 'text',
      isSecret: true,
      isRequired: true,
      environment: 'MOLLIE_KEY',
      example: 'live_… / test_…',
    },
    {
      name: 'url',
      label: words.url,
      hint: words.urlHint,
      kind: 'url',
      environment: 'MOLLIE_URL',
      example: 'https://api.mollie.com',
    },
  ],
  async test(values, tools) {
    const t = paymentConnectionTexts(tools.locale)
    const base = baseOf(values.url ?? 'https://api.mollie.com', 'v2') ?? ''
    const answer = await ask('mollie.test', `${base}/methods`, `Bearer ${values.key ?? ''}`, tools)
    if (!answer.ok) return { ok: false, answer: t.silent(answer.detail) }
    const { status, body } = answer.value
    const said = z.object({ detail: z.string().max(200) }).safeParse(body).data?.detail ?? ''
    if (status !== 200) return { ok: false, answer: t.refused('Mollie', status, said) }
    const names = Methods.safeParse(body).data
    if (!names) return { ok: false, answer: t.foreign }
    return { ok: true, answer: t.mollie(values.key?.startsWith('live_') ?? false, names) }
  },
})

const datatransConnection = connection({
  name: 'datatrans',
  kind: 'payment',
  provider: 'Datatrans',
  title: words.datatrans,
  fields: [
    {
      name: 'merchant',
      label: words.merchant,
      kind: 'text',
      isRequired: true,
      environment: 'DATATRANS_MERCHANT',
      example: '1100000000',
    },
    {
      name: 'password',
      label: words.password,
      kind: 'text',
      isSecret: true,
      isRequired: true,
      environment: 'DATATRANS_PASSWORD',
    },
    {
      name: 'signKey',
      label: words.signKey,
      hint: words.signKeyHint,
      kind: 'text',
      isSecret: true,
      pattern: /^(?:[0-9a-f]{2}){16,}$/i,
      environment: 'DATATRANS_SIGN_KEY',
    },
    {
      name: 'url',
      label: words.url,
      hint: words.datatransUrlHint,
      kind: 'url',
      environment: 'DATATRANS_URL',
      example: 'https://api.datatrans.com',
    },
    { name: 'payUrl', label: words.payUrl, hint: words.payUrlHint, kind: 'url', environment: 'DATATRANS_PAY_URL' },
  ],
  async test(values, tools) {
    const t = paymentConnectionTexts(tools.locale)
    const base = baseOf(values.url ?? 'https://api.datatrans.com', 'v1') ?? ''
    const login = Buffer.from(`${values.merchant ?? ''}:${values.password ?? ''}`).toString('base64')
    // Asks for a transaction that does not exist. If the credentials are valid, Datatrans responds with 404, or with 400 and an error message.
    const answer = await ask('datatrans.test', `${base}/transactions/100000000000000000`, `Basic ${login}`, tools)
    if (!answer.ok) return { ok: false, answer: t.silent(answer.detail) }
    const { status, body } = answer.value
    const said = z.object({ error: z.object({ message: z.string().max(200) }) }).safeParse(body).data?.error
    if (status === 404 || (status === 400 && said)) return { ok: true, answer: t.datatrans(values.merchant ?? '') }
    return { ok: false, answer: t.refused('Datatrans', status, said?.message ?? '') }
  },
})

export const paymentConnections = [mollieConnection, datatransConnection] as const
