import * as z from 'zod'
import type { AiPrices, Micro } from '../../rules/budget.ts'
import {
  type AiProvider,
  type Failed,
  type HttpDeps,
  longestPauseMs,
  nothingUsed,
  post,
  type Reply,
  retryAfterMs,
} from './provider.ts'

export const ANTHROPIC = 'https://api.anthropic.com'

interface Settings {
  url: string
  key: string
  model: string
  prices: AiPrices
  budget: Micro
}

const Message = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullable(),
  usage: z.object({
    input_tokens: z.int().nonnegative(),
    output_tokens: z.int().nonnegative(),
    cache_creation_input_tokens: z.int().nonnegative().nullish(),
    cache_read_input_tokens: z.int().nonnegative().nullish(),
  }),
})
const Refused = z.object({
  error: z.object({ type: z.string().max(80), message: z.string().max(2000) }),
  request_id: z.string().max(120).nullish(),
})

/** If the server of Anthropic reports that it is overloaded (529), the milliseconds to wait before the second, third and fourth attempt. */
const overloadedPauses = [2000, 4000, 8000]

export const anthropicHeaders = (key: string) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' })

/** Makes a provider that uses the Messages API of Anthropic. It writes texts but makes no pictures. */
export function anthropic({ budget, key, model, prices, url }: Settings, deps: HttpDeps): AiProvider {
  const request = (body: unknown, signal: AbortSignal) =>
    post(deps, `${url}/v1/messages`, anthropicHeaders(key), body, signal)
  return {
    name: 'Anthropic',
    model,
    prices,
    budget,
    async write({ data, maxTokens, schema, system }, { repair, signal }) {
      const body = {
        model,
        max_tokens: maxTokens,
        system,
        messages: [
          { role: 'user', content: data },
          ...(repair
            ? [
                { role: 'assistant', content: repair.answer },
                { role: 'user', content: `Correct the object: ${repair.problems.join(' ')}` },
              ]
            : []),
        ],
        output_config: { format: { type: 'json_schema', schema } },
      }
      let hasFailed = false
      for (let attempt = 0; ; attempt++) {
        const reply = await request(body, signal)
        if (!reply) return { ok: false, code: 'offline', usage: undefined, requestId: undefined }
        const pause = pauseOf(reply, attempt, hasFailed)
        hasFailed ||= reply.status === 500
        if (pause === undefined) return readReply(reply)
        await deps.wait(pause, signal)
      }
    },
  }
}

/** The milliseconds to wait before the next attempt. Undefined if the request is not sent again. */
function pauseOf({ headers, status }: Reply, attempt: number, hasFailed: boolean): number | undefined {
  if (status === 529) return overloadedPauses[attempt]
  if (status === 500) return hasFailed ? undefined : 1000
  const asked = status === 429 ? retryAfterMs(headers) : undefined
  return asked !== undefined && asked <= longestPauseMs && attempt < 2 ? asked : undefined
}

function readReply({ body, headers, status }: Reply) {
  const requestId = headers.get('request-id') ?? undefined
  if (status !== 200) return failedOf(status, headers, body, requestId)
  const message = Message.safeParse(body).data
  if (!message) return { ok: false, code: 'unusable', usage: undefined, requestId } as const
  const { input_tokens: read, output_tokens: tokensOut } = message.usage
  const usage = {
    tokensIn: read + (message.usage.cache_creation_input_tokens ?? 0) + (message.usage.cache_read_input_tokens ?? 0),
    tokensOut,
  }
  if (message.stop_reason === 'refusal') return { ok: false, code: 'refused', usage, requestId } as const
  if (message.stop_reason === 'max_tokens' || message.stop_reason === 'model_context_window_exceeded')
    return { ok: false, code: 'cut', usage, requestId } as const
  const text = message.content.flatMap((one) => (one.type === 'text' && one.text ? [one.text] : [])).join('')
  return { ok: true, text, usage, requestId } as const
}

function failedOf(status: number, headers: Headers, body: unknown, requestId: string | undefined): Failed {
  const said = Refused.safeParse(body).data
  const code =
    status === 429
      ? retryAfterMs(headers) === undefined && said?.error.message.includes('spend')
        ? 'limit'
        : said?.error.type === 'enforced_spend_limit_reached'
          ? 'limit'
          : 'busy'
      : status === 401 || status === 403 || status === 404
        ? 'auth'
        : status === 529 || status === 503
          ? 'busy'
          : status >= 500
            ? 'offline'
            : 'unusable'
  return { ok: false, code, usage: nothingUsed, requestId: said?.request_id ?? requestId }
}
