import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { Queries } from '#platform/db.ts'
import type { SlipTemplateView } from '../contract.ts'
import type { TemplateKind } from '../rules/default-templates.ts'
import { completedParts, defaultTemplate, problemOf, type SlipTemplate } from '../rules/slip-template.ts'

export interface Of {
  readonly branch: string
  readonly kind: TemplateKind
  readonly language: Locale
}
type Stored = Pick<SlipTemplate, 'head' | 'foot' | 'logo'> &
  Pick<Of, 'kind' | 'language'> & { parts: SlipTemplate['parts'] | null; version: number }

export const readAll = (db: Queries, branch: string): Promise<Stored[]> =>
  db.many<Stored>(
    sql`SELECT kind, language, version, parts, head, foot, logo FROM slip_templates WHERE branch_id = ${branch}`,
  )

/**
 * Reads the template with which a slip is printed. The stored template may no longer be valid, for example because it lacks a required
 * part. Then the default template is used, so that the slip is still printed.
 */
export async function readTemplate(db: Queries, { branch, kind, language }: Of): Promise<SlipTemplate> {
  return shownOf(kind, await readOne(db, { branch, kind, language }))
}

export const readOne = async (db: Queries, { branch, kind, language }: Of): Promise<Stored | undefined> =>
  (await readAll(db, branch)).find((one) => one.kind === kind && one.language === language)

function shownOf(kind: TemplateKind, stored: Stored | undefined): SlipTemplate {
  const { head = '', foot = '', logo = null } = stored ?? {}
  const parts = stored?.parts && completedParts(kind, stored.parts)
  return parts && !problemOf(kind, { parts }) ? { parts, head, foot, logo } : defaultTemplate(kind)
}

export const viewOf = (kind: TemplateKind, language: Locale, stored: Stored | undefined): SlipTemplateView => {
  const { parts, head, foot, logo } = shownOf(kind, stored)
  return {
    kind,
    language,
    isDefault: !stored?.parts,
    version: stored?.version ?? 0,
    parts: [...parts],
    head,
    foot,
    logo,
  }
}
