import { useSlots } from '#ui/backoffice/crud/slots.tsx'
import { useFills } from '#ui/backoffice/slots.tsx'
import { useLocale } from '#ui/backoffice/staff.tsx'
import { useQuery } from '@tanstack/react-query'
import { filterTexts } from '../words/filters.ts'
import { logWords } from './parts/log-words.ts'

interface FieldNames {
  nameOf: (field: string) => string
  isLoading: boolean
  error: Error | null
  retry: () => void
}

/**
 * The names of the fields of a kind of record. They come from `logWords` if a module has put them there, otherwise from the editor of the
 * records. The code of an editor is loaded when an entry about one of its records is shown.
 */
export function useFieldNames(kind: string): FieldNames {
  const locale = useLocale()
  const fills = useFills(logWords)
  const editor = useSlots().editors[kind]
  const loaded = useQuery({
    queryKey: ['logs.editor', kind],
    queryFn: async () => (await editor?.load())?.words ?? null,
    enabled: editor !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
  })
  const own = Object.assign({}, ...fills.map(({ records }) => records?.[kind]?.fields?.(locale) ?? {})) as Names
  const ofEditor: Names = loaded.data?.(locale).fields ?? {}
  const general: Names = filterTexts(locale)
  return {
    nameOf: (field) => own[field] ?? ofEditor[field] ?? general[field] ?? field,
    isLoading: editor !== undefined && loaded.isPending,
    error: loaded.error,
    retry: () => void loaded.refetch(),
  }
}

type Names = Readonly<Record<string, string>>
