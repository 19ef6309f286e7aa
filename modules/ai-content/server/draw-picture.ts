import type { AddPicture } from '#modules/media/ports.ts'
import type { Call } from '#platform/module.ts'
import type { aiContentEndpoints } from '../contract.ts'
import type { AiProvider } from './adapters/provider.ts'
import { nothingUsed } from './adapters/provider.ts'
import type { endGeneration } from './run.ts'

/**
 * Requests a picture from the provider and adds it to the library; the library encodes it again. If the bytes are not a picture, the result is
 * 'unusable', but the provider's price counts as spent.
 */
export async function drawPicture(
  provider: AiProvider,
  call: Call<typeof aiContentEndpoints.generateImage>,
  addPicture: AddPicture,
  signal: AbortSignal,
): Promise<Parameters<typeof endGeneration>[2]> {
  const { format, prompt } = call.body
  const drawn = await provider.draw?.(prompt, format, signal)
  if (!drawn?.ok) {
    const isFree = drawn?.usage !== undefined
    return {
      state: drawn?.code === 'refused' ? 'refused' : 'failed',
      code: drawn?.code ?? 'offline',
      cost: isFree ? 0 : undefined,
      usage: nothingUsed,
      requestId: drawn?.requestId,
    }
  }
  const paid = { cost: provider.prices.pictureMicro, usage: nothingUsed, requestId: drawn.requestId }
  const name = `${
    prompt
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .slice(0, 60) || 'KI'
  }.png`
  const added = await addPicture(call, { bytes: drawn.bytes, name, origin: 'ai' })
  return added.ok ? { state: 'ready', picture: added.value, ...paid } : { state: 'failed', code: 'unusable', ...paid }
}
