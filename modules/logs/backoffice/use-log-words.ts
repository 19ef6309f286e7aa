import { useFills } from '#ui/backoffice/slots.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useMemo } from 'react'
import type { LogEntry } from '../contract.ts'
import { logTexts } from '../words/logs.ts'
import { logWords } from './parts/log-words.ts'
import { useRecordKinds } from './parts/use-record-kinds.ts'

/** Functions that write the parts of an entry as text for staff, with the texts of all modules. */
interface LogReader {
  actor: (entry: LogEntry) => string
  action: (entry: LogEntry) => string
  /** The word for the kind of record: 'Produkt', 'Bestellung'. */
  kind: (entity: string, variant?: string) => string
  /** The short number of the record, or its name: 'B-7', 'Schweinsbraten'. If the record has no name: its id; if the id is a UUID, only the first eight characters. */
  label: (entry: LogEntry) => string
  /** The value of a field: the text that the module of the record has for this value, otherwise the stored value. */
  value: (entry: LogEntry, field: string, values: Readonly<Record<string, unknown>> | null) => unknown
  /** The address of the screen that shows the record. Undefined if there is none, or if the entry reports that the record was deleted. */
  to: (entry: LogEntry) => string | undefined
}

export function useLogReader(): LogReader {
  const { branches, locale } = useStaff()
  const t = useTexts(logTexts)
  const fills = useFills(logWords)
  const kinds = useRecordKinds()
  return useMemo(() => {
    const byVariant = new Map<string | undefined, Readonly<Record<string, string>>>()
    const actionsOf = (variant: string | undefined): Readonly<Record<string, string>> => {
      const known = byVariant.get(variant)
      if (known) return known
      const made: Readonly<Record<string, string>> = Object.assign(
        {},
        ...fills.map((one) => one.actions?.(locale, variant) ?? {}),
      )
      byVariant.set(variant, made)
      return made
    }
    const general: Readonly<Record<string, string>> = t.actions
    const types: Readonly<Record<string, string>> = t.actors
    const what = (action: string): string => action.slice(action.indexOf('.') + 1)
    const named = (value: unknown, field: string): string | undefined =>
      field === 'branch' ? branches.find(({ id }) => id === value)?.name : undefined
    return {
      actor: ({ actor }) => actor.name ?? types[actor.type] ?? actor.type,
      action: ({ action, variant, mark }) => {
        const texts = actionsOf(variant)
        const ofMark = mark && texts[`${action}.${mark.is}`]
        return ofMark ?? texts[action] ?? general[what(action)] ?? what(action)
      },
      kind: (entity, variant) => kinds.name(entity, variant) ?? (entity === 'log' ? t.log : entity),
      label: ({ action, entityId, label, number }) =>
        number || label || (action.endsWith('.export') ? '' : shortId(entityId)),
      value: ({ entity, variant }, field, values) =>
        values
          ? (kinds.value(entity, { field, values, variant }) ?? named(values[field], field) ?? values[field])
          : undefined,
      to: ({ entity, entityId, action }) => (what(action) === 'delete' ? undefined : kinds.to(entity, entityId)),
    }
  }, [branches, fills, kinds, locale, t])
}

/** An id as staff see it: of a UUID only the first eight characters. */
const shortId = (id: string): string => (/^[0-9a-f-]{36}$/.test(id) ? id.slice(0, 8) : id)
