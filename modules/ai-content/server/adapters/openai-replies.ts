import * as z from 'zod'
import { type Drawn, type Failed, type HttpDeps, LARGEST_PICTURE, nothingUsed, type Reply } from './provider.ts'

const usageShape = z
  .object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
  .transform(({ prompt_tokens: tokensIn, completion_tokens: tokensOut }) => ({ tokensIn, tokensOut }))
const Completion = z.object({
  id: z.string().max(120).nullish(),
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: usageShape.optional(),
})
const Pictures = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.url().nullish() })).min(1),
})
const Refused = z.object({
  error: z.object({ message: z.string().max(2000), code: z.string().nullish(), type: z.string().nullish() }),
})

/** The error message in the response to a request that was refused. Empty if there is none. */
export const messageOf = ({ body }: Reply): string => Refused.safeParse(body).data?.error.message ?? ''

/** Reads the text from a response, or the reason why it contains no text. */
export function readText(reply: Reply) {
  if (reply.status !== 200) return failedOf(reply)
  const found = Completion.safeParse(reply.body).data
  const [choice] = found?.choices ?? []
  const requestId = found?.id ?? undefined
  if (!found || !choice) return { ok: false, code: 'unusable', usage: undefined, requestId } as const
  const { usage } = found
  if (choice.message.refusal || choice.finish_reason === 'content_filter')
    return { ok: false, code: 'refused', usage, requestId } as const
  if (choice.finish_reason === 'length') return { ok: false, code: 'cut', usage, requestId } as const
  return { ok: true, text: choice.message.content ?? '', usage, requestId } as const
}

/**
 * Reads the bytes of the picture: from the response itself, or from an address in it. The address must be on the same server. 'unusable' if
 * the response contains no picture.
 */
export async function readPicture(
  reply: Reply,
  base: string,
  { fetch }: HttpDeps,
  signal: AbortSignal,
): Promise<Drawn | Failed> {
  const unusable: Failed = { ok: false, code: 'unusable', usage: undefined, requestId: undefined }
  const [one] = Pictures.safeParse(reply.body).data?.data ?? []
  if (one?.b64_json) return { ok: true, bytes: Buffer.from(one.b64_json, 'base64'), requestId: undefined }
  if (!one?.url || new URL(one.url).host !== new URL(base).host) return unusable
  try {
    const response = await fetch(one.url, { redirect: 'error', signal })
    const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    return bytes && bytes.length <= LARGEST_PICTURE ? { ok: true, bytes, requestId: undefined } : unusable
  } catch {
    return { ...unusable, code: 'offline' }
  }
}

/** Converts a response with an error to a failure. The provider did not process the request, so it costs nothing. */
export function failedOf({ body, headers, status }: Reply): Failed {
  const said = Refused.safeParse(body).data?.error
  const isUsedUp = said?.code === 'insufficient_quota' || said?.type === 'insufficient_quota'
  const code =
    status === 429
      ? isUsedUp
        ? 'limit'
        : 'busy'
      : status === 401 || status === 403 || status === 404
        ? 'auth'
        : said?.code === 'content_policy_violation' || said?.code === 'moderation_blocked'
          ? 'refused'
          : status === 503
            ? 'busy'
            : status >= 500
              ? 'offline'
              : 'unusable'
  return { ok: false, code, usage: nothingUsed, requestId: headers.get('x-request-id') ?? undefined }
}
