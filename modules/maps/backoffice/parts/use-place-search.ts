import { must } from '#ui/backoffice/calls.ts'
import { useApi, useLocale } from '#ui/backoffice/staff.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LocationPoint, retrievePlace, suggestPlaces } from '../../contract.ts'

/** The search starts when the user has not typed for this many milliseconds, and has typed at least three characters. */
const PAUSE_MS = 150

/**
 * Searches places while staff type an address. `typed`: the typed text; empty if nothing is searched. `hits`: the suggestions. `isAsked`: the
 * text is long enough. `isCurrent`: the suggestions belong to the text as it is now. `isEmpty`: nothing was found. `read` returns the whole
 * place of a suggestion by its id; undefined if it cannot be read.
 */
export function usePlaceSearch(typed: string) {
  const api = useApi()
  const language = useLocale()
  const [session] = useState(() => Math.random().toString(36).slice(2, 13))
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const isAsked = asked.length > 2
  const found = useQuery({
    queryKey: ['place-search', asked, language],
    enabled: isAsked,
    retry: false,
    queryFn: async ({ signal }) =>
      (await must(api, suggestPlaces, { query: { q: asked, session, language }, signal })).value,
  })
  const hits = isAsked ? (found.data ?? []) : []
  return {
    hits,
    isAsked,
    isCurrent: asked === typed.trim(),
    isEmpty: hits.length === 0 && found.isSuccess,
    async read(id: string): Promise<LocationPoint | undefined> {
      const place = await api.call(retrievePlace, { params: { id }, query: { session, language } })
      return place.ok ? (place.value ?? undefined) : undefined
    },
  }
}
