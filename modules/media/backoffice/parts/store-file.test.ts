import type { Api } from '#contract/client.ts'
import { expect, test } from 'vitest'
import { LARGEST_STAFF_UPLOAD_BYTES } from '../../rules/upload-size.ts'
import { messageOf, storeFile, storeImage } from './store-file.ts'

test.each([
  ['de', 'Sie ist größer als 50 MB.'],
  ['en', 'It is larger than 50 MB.'],
] as const)(
  'a file of more than 50 MB is neither read nor sent, and the reason is shown (%s)',
  async (locale, sentence) => {
    const sent: unknown[] = []
    const api = { call: (...call: unknown[]) => Promise.resolve(sent.push(call)) } as unknown as Api
    const film = new File(['x'], 'gross.jpg')
    Object.defineProperty(film, 'size', { value: LARGEST_STAFF_UPLOAD_BYTES + 1 })
    for (const store of [storeImage, storeFile]) {
      const failed: unknown = await store(api, film).catch((error: unknown) => error)
      expect(messageOf(failed, film, locale)).toContain(sentence)
    }
    expect(sent).toEqual([])
  },
)
