import type { Locale } from '#contract/locale.ts'
import type { Connection } from '#platform/connections/connection.ts'
import type { BrandCore } from '#platform/module.ts'
import type { ConnectionView } from '../contract.ts'

/** The columns of the table `connection` that are not encrypted. */
export interface Row {
  name: string
  version: number
  set_by: Record<string, { at: string; by: string }>
  tested_at: string | null
  tested_ok: boolean | null
  tested_answer: string | null
}

/**
 * Converts a connection to the form in which an administrator sees it. Secrets and values from the environment variables of the server are
 * left out.
 */
export function view({ connections }: BrandCore, of: Connection, row: Row | undefined, locale: Locale): ConnectionView {
  const { source, values } = connections.state(of)
  const isOwn = source === 'own'
  return {
    name: of.name,
    kind: of.kind,
    provider: of.provider,
    title: of.title[locale],
    source,
    version: row?.version ?? 0,
    fields: of.fields.map((field) => {
      const set = isOwn ? row?.set_by[field.name] : undefined
      const value = values?.[field.name]
      return {
        name: field.name,
        label: field.label[locale],
        hint: field.hint?.[locale] ?? null,
        kind: field.kind,
        isSecret: field.isSecret ?? false,
        isRequired: field.isRequired ?? false,
        example: field.example ?? null,
        choices: (field.choices ?? []).map((choice) => ({ value: choice.value, label: choice.label[locale] })),
        isSet: value !== undefined,
        value: isOwn && !field.isSecret ? (value ?? null) : null,
        setAt: set?.at ?? null,
        setBy: set?.by ?? null,
      }
    }),
    test:
      row?.tested_at && source !== 'none' && source !== 'unreadable'
        ? { at: new Date(row.tested_at).toISOString(), ok: row.tested_ok ?? false, answer: row.tested_answer ?? '' }
        : null,
  }
}
