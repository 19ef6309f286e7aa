import type { AiPrices, Micro } from '../../rules/budget.ts'
import { failedOf, messageOf, readPicture, readText } from './openai-replies.ts'
import {
  type AiProvider,
  type HttpDeps,
  LARGEST_PICTURE,
  longestPauseMs,
  pictureSizes,
  post,
  retryAfterMs,
} from './provider.ts'

export const OPENAI = 'https://api.openai.com/v1'

interface Settings {
  /** The address of the API with its version: 'https://api.openai.com/v1'. */
  url: string
  key: string
  model: string
  /** The model that makes pictures. Undefined: this connection makes no pictures. */
  pictureModel: string | undefined
  prices: AiPrices
  budget: Micro
}

/**
 * The ways to ask for an answer in JSON. Not every server supports every way. If a server refuses one way, the next way is tried. The way
 * that works is used for all later requests.
 */
const forms = ['json_schema', 'json_object', 'none'] as const

/**
 * Makes a provider that uses the chat completions of OpenAI. Servers of other companies support this protocol, too. It makes pictures if a model for
 * them is set.
 */
export function openai(settings: Settings, deps: HttpDeps): AiProvider {
  const { budget, key, model, pictureModel, prices, url } = settings
  const headers = { authorization: `Bearer ${key}` }
  let form = 0
  let limitName: 'max_completion_tokens' | 'max_tokens' = 'max_completion_tokens'
  return {
    name: settings.url === OPENAI ? 'OpenAI' : new URL(settings.url).host,
    model,
    prices,
    budget,
    async write({ data, maxTokens, schema, system }, { repair, signal }) {
      for (let attempt = 0; ; attempt++) {
        const kind = forms[form] ?? 'none'
        const reply = await post(
          deps,
          `${url}/chat/completions`,
          headers,
          {
            model,
            [limitName]: maxTokens,
            messages: [
              {
                role: 'system',
                content: kind === 'json_schema' ? system : `${system}\nThe schema: ${JSON.stringify(schema)}`,
              },
              { role: 'user', content: data },
              ...(repair
                ? [
                    { role: 'assistant', content: repair.answer },
                    { role: 'user', content: `Correct the object: ${repair.problems.join(' ')}` },
                  ]
                : []),
            ],
            ...(kind === 'json_schema'
              ? { response_format: { type: kind, json_schema: { name: 'texts', strict: true, schema } } }
              : kind === 'json_object'
                ? { response_format: { type: kind } }
                : {}),
          },
          signal,
        )
        if (!reply) return { ok: false, code: 'offline', usage: undefined, requestId: undefined }
        const said = reply.status === 400 ? messageOf(reply) : ''
        if (/max_completion_tokens/.test(said) && limitName === 'max_completion_tokens') limitName = 'max_tokens'
        else if (/response_format|json_schema|json_object/.test(said) && form < forms.length - 1) form++
        else {
          const pause = reply.status === 429 ? retryAfterMs(reply.headers) : undefined
          if (pause === undefined || pause > longestPauseMs || attempt >= 2) return readText(reply)
          await deps.wait(pause, signal)
        }
      }
    },
    ...(pictureModel === undefined
      ? {}
      : {
          async draw(prompt, format, signal) {
            const body = { model: pictureModel, prompt, n: 1, size: pictureSizes[format] }
            const reply = await post(deps, `${url}/images/generations`, headers, body, signal, LARGEST_PICTURE)
            if (!reply) return { ok: false, code: 'offline', usage: undefined, requestId: undefined }
            return reply.status === 200 ? readPicture(reply, settings.url, deps, signal) : failedOf(reply)
          },
        }),
  }
}
