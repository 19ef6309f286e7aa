import * as z from 'zod'
import {
  connection,
  type ConnectionField,
  type ConnectionValues,
  type TestAnswer,
  type TestTools,
} from '#platform/connections/connection.ts'
import { parsedJson, readBounded } from '#platform/http/provider-body.ts'
import { microOf } from '../rules/budget.ts'
import { aiConnectionTexts, aiConnectionWords as words } from '../words/connections.ts'
import { ANTHROPIC, anthropic, anthropicHeaders } from './adapters/anthropic.ts'
import { OPENAI, openai } from './adapters/openai.ts'
import type { AiProvider, HttpDeps } from './adapters/provider.ts'

const amount = /^\d{1,6}(?:[.,]\d{1,6})?$/
const price = (name: string, label: ConnectionField['label'], example: string): ConnectionField => ({
  name,
  label,
  hint: words.priceHint,
  kind: 'text',
  isRequired: true,
  pattern: amount,
  example,
})
const money: readonly ConnectionField[] = [
  price('priceIn', words.priceIn, '3,00'),
  price('priceOut', words.priceOut, '15,00'),
  { ...price('budget', words.budget, '10,00'), hint: words.budgetHint },
]
const key: ConnectionField = { name: 'key', label: words.key, kind: 'text', isSecret: true, isRequired: true }
const model = (example: string): ConnectionField => ({
  name: 'model',
  label: words.model,
  kind: 'text',
  isRequired: true,
  pattern: /^[\w./:@-]{1,100}$/,
  example,
})

const baseOf = (values: ConnectionValues, usual: string): string => (values['url'] ?? usual).replace(/\/+$/, '')

/**
 * Tests a connection: requests the description of the model from the provider. This costs nothing and shows whether the key and the model are right.
 */
async function askModel(
  url: string,
  headers: Readonly<Record<string, string>>,
  name: string,
  { fetch, locale, timeoutMs }: TestTools,
): Promise<TestAnswer> {
  const t = aiConnectionTexts(locale)
  try {
    const response = await fetch(`${url}/models/${encodeURIComponent(name)}`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = parsedJson((await readBounded(response, 1_000_000)) ?? '')
    if (response.status === 404) return { ok: false, answer: t.missing(name) }
    const said = z.object({ error: z.object({ message: z.string().max(200) }) }).safeParse(body).data?.error.message
    if (response.status !== 200) return { ok: false, answer: t.refused(response.status, said ?? '') }
    return z.object({ id: z.string() }).safeParse(body).success
      ? { ok: true, answer: t.works(name) }
      : { ok: false, answer: t.foreign }
  } catch {
    return { ok: false, answer: t.silent }
  }
}

export const anthropicConnection = connection({
  name: 'anthropic',
  kind: 'ai',
  provider: 'Anthropic',
  title: words.title,
  fields: [
    key,
    model('claude-…'),
    ...money,
    { name: 'url', label: words.url, hint: words.urlHint, kind: 'url', example: ANTHROPIC },
  ],
  test: (values, tools) =>
    askModel(`${baseOf(values, ANTHROPIC)}/v1`, anthropicHeaders(values['key'] ?? ''), values['model'] ?? '', tools),
})

export const openaiConnection = connection({
  name: 'openai',
  kind: 'ai',
  provider: 'OpenAI',
  title: words.title,
  fields: [
    key,
    model('gpt-…'),
    {
      ...model('gpt-image-…'),
      name: 'pictureModel',
      label: words.pictureModel,
      hint: words.pictureModelHint,
      isRequired: false,
    },
    ...money,
    { ...price('pricePicture', words.pricePicture, '0,04'), isRequired: false },
    { name: 'url', label: words.url, hint: words.openaiUrlHint, kind: 'url', example: OPENAI },
  ],
  test: (values, tools) =>
    askModel(baseOf(values, OPENAI), { authorization: `Bearer ${values['key'] ?? ''}` }, values['model'] ?? '', tools),
})

/**
 * The AI provider that a brand has connected: Anthropic, otherwise OpenAI or a similar server. Undefined if there is none; texts are then made from
 * fixed sentences.
 */
export function providerOf(
  values: Readonly<Record<'anthropic' | 'openai', ConnectionValues | undefined>>,
  deps: HttpDeps,
): AiProvider | undefined {
  const common = (of: ConnectionValues) => ({
    key: of['key'] ?? '',
    model: of['model'] ?? '',
    budget: microOf(of['budget']) ?? 0,
    prices: {
      inMicro: microOf(of['priceIn']) ?? 0,
      outMicro: microOf(of['priceOut']) ?? 0,
      pictureMicro: microOf(of['pricePicture']) ?? 0,
    },
  })
  if (values.anthropic)
    return anthropic({ ...common(values.anthropic), url: baseOf(values.anthropic, ANTHROPIC) }, deps)
  if (!values.openai) return undefined
  const { pricePicture, pictureModel } = values.openai
  // Without a price, the cost of a picture is unknown and could not be counted. So no pictures are offered then.
  const hasPictures = pictureModel !== undefined && pricePicture !== undefined
  return openai(
    {
      ...common(values.openai),
      url: baseOf(values.openai, OPENAI),
      pictureModel: hasPictures ? pictureModel : undefined,
    },
    deps,
  )
}
