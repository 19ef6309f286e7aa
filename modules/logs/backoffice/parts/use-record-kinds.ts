import { useSlots } from '#ui/backoffice/crud/slots.tsx'
import { useFills } from '#ui/backoffice/slots.tsx'
import { useLocale } from '#ui/backoffice/staff.tsx'
import { useMemo } from 'react'
import { type LoggedValue, logWords } from './log-words.ts'

interface RecordKinds {
  /** The word for a kind of record: 'Produkt', 'Bestellung'. Undefined if no module has named this kind. */
  name: (kind: string, variant?: string) => string | undefined
  /** The text for the value of a field. Undefined: the value is shown as it is stored. */
  value: (kind: string, about: Omit<LoggedValue, 'locale'>) => string | undefined
  /** The address of the screen that shows the record. Undefined if there is none. */
  to: (kind: string, id: string) => string | undefined
}

/**
 * Names and addresses for kinds of records. They come from `logWords` if a module has put them there, otherwise from the editor of the
 * records.
 */
export function useRecordKinds(): RecordKinds {
  const locale = useLocale()
  const fills = useFills(logWords)
  const { editors } = useSlots()
  return useMemo(() => {
    const records = Object.assign({}, ...fills.map((one) => one.records ?? {})) as NonNullable<
      (typeof fills)[number]['records']
    >
    return {
      name: (kind, variant) => records[kind]?.one(locale, variant) ?? editors[kind]?.names(locale).one,
      value: (kind, about) => records[kind]?.value?.({ locale, ...about }),
      to: (kind, id) => records[kind]?.to?.(id) ?? (editors[kind] && `${editors[kind].path}/${id}`),
    }
  }, [fills, editors, locale])
}
