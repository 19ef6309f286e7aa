import { mediaEndpoints } from '#modules/media/contract.ts'
import { callKey } from '#ui/backoffice/calls.ts'
import { useApi } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ImageValue } from '../../../rules/blocks/fields.ts'

/** Whether a picture is in the library. Pictures of the library have a UUID; drawings of a theme have a name instead. */
const isOfLibrary = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

/**
 * When staff have typed a description for a picture, it is also stored in the library, if the library has none in this language. Then
 * nobody has to type it again on another page. If the library refuses it, the page keeps the description.
 */
export function useLibraryAlt(language: 'de' | 'en') {
  const api = useApi()
  const queries = useQueryClient()
  const before = useRef<string>(undefined)
  return {
    /** Call it when the field gets the focus. */
    begin({ alt }: ImageValue): void {
      before.current = alt
    },
    /**
     * Call it when the field loses the focus. Nothing is stored if the text is empty or has not changed, or if the picture is decorative or
     * not in the library.
     */
    async end({ alt, id, isDecorative }: ImageValue): Promise<void> {
      const text = alt.trim()
      if (text === '' || text === before.current?.trim() || isDecorative || !isOfLibrary(id)) return
      const params = { id }
      const found = await api.call(mediaEndpoints.getImage, { params })
      if (!found.ok || found.value.isDecorative) return
      const field = language === 'en' ? 'altEn' : 'alt'
      if (found.value[field].trim() !== '') return
      const body = { revision: found.value.revision, [field]: text }
      const kept = await api.call(mediaEndpoints.updateImage, { params, body })
      if (kept.ok) await queries.invalidateQueries({ queryKey: callKey(mediaEndpoints.listImages) })
    },
  }
}
