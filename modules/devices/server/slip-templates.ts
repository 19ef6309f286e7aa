import sql from 'sql-template-tag'
import { type Locale, locales } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { type SlipKind, slipKinds } from '#modules/ordering/contract/printable.ts'
import { actorOf } from '#platform/audit.ts'
import type { Queries } from '#platform/db.ts'
import { type BrandCore, type Handler, type Refusal, serve, seesBranch, type Session } from '#platform/module.ts'
import { slipTemplateEndpoints as calls, type SlipTemplateView } from '../contract.ts'
import { layout } from '../rules/document.ts'
import { defaultTemplate, problemOf, type SlipTemplate } from '../rules/slip-template.ts'
import { sampleOf } from './slips/sample.ts'
import { slip } from './slips/templates.ts'

interface Of {
  readonly branch: string
  readonly kind: SlipKind
  readonly language: Locale
}
type Stored = Pick<SlipTemplate, 'head' | 'foot'> &
  Pick<Of, 'kind' | 'language'> & { parts: SlipTemplate['parts'] | null; version: number }

const missing: Refusal = { ok: false, code: 'record.not_found' }

const readAll = (db: Queries, branch: string): Promise<Stored[]> =>
  db.many<Stored>(
    sql`SELECT kind, language, version, parts, head, foot FROM slip_templates WHERE branch_id = ${branch}`,
  )

/**
 * The template that a slip is printed with. A stored one that no longer fits its kind (a part came with a new version of the program) counts
 * for nothing: no slip is lost for its looks.
 */
export async function readTemplate(db: Queries, { branch, kind, language }: Of): Promise<SlipTemplate> {
  return shownOf(kind, await readOne(db, { branch, kind, language }))
}

const readOne = async (db: Queries, { branch, kind, language }: Of): Promise<Stored | undefined> =>
  (await readAll(db, branch)).find((one) => one.kind === kind && one.language === language)

function shownOf(kind: SlipKind, stored: Stored | undefined): SlipTemplate {
  const { parts, head = '', foot = '' } = stored ?? {}
  return parts && !problemOf(kind, { parts }) ? { parts, head, foot } : defaultTemplate(kind)
}

const viewOf = (kind: SlipKind, language: Locale, stored: Stored | undefined): SlipTemplateView => {
  const { parts, head, foot } = shownOf(kind, stored)
  return { kind, language, isDefault: !stored?.parts, version: stored?.version ?? 0, parts: [...parts], head, foot }
}

const refusalOf = (kind: SlipKind, template: Pick<SlipTemplate, 'parts'>): Refusal | undefined => {
  const problem = problemOf(kind, template)
  return (
    problem && {
      ok: false,
      code: problem.code,
      field: 'parts',
      ...('part' in problem ? { values: { part: problem.part } } : {}),
    }
  )
}

/** Templates of slips, of own branches. */
export function slipTemplateCalls(core: BrandCore, branchOf: (id: string) => Promise<Branch | undefined>): Handler[] {
  const { db, clock } = core
  const mayEdit = async (session: Session | undefined, branch: string): Promise<boolean> =>
    session !== undefined && seesBranch(session, branch) && (await branchOf(branch)) !== undefined
  const note = (
    tx: Parameters<typeof core.audit.write>[0],
    action: string,
    { branch, kind, language }: Of,
    session: Session | undefined,
  ) =>
    core.audit.write(tx, {
      action,
      entity: 'slipTemplate',
      entityId: `${branch} ${kind} ${language}`,
      label: `${kind} ${language}`,
      branchId: branch,
      actor: actorOf(session),
    })

  return [
    serve(calls.list, async ({ query, session }) => {
      if (!(await mayEdit(session, query.branch))) return missing
      const stored = await readAll(db, query.branch)
      const value = slipKinds.flatMap((kind) =>
        locales.map((language) =>
          viewOf(
            kind,
            language,
            stored.find((one) => one.kind === kind && one.language === language),
          ),
        ),
      )
      return { ok: true, value }
    }),

    serve(calls.save, async ({ params, body, session }) => {
      if (!(await mayEdit(session, params.branch))) return missing
      const refused = refusalOf(params.kind, body)
      if (refused) return refused
      const { branch, kind, language } = params
      return db.tx(async (tx) => {
        const values = sql`${JSON.stringify(body.parts)}::jsonb, ${body.head}, ${body.foot}, ${clock.now()}`
        // Version 0 is the default: nobody else may have stored one meanwhile.
        const done =
          body.version === 0
            ? await tx.run(sql`INSERT INTO slip_templates (branch_id, kind, language, version, parts, head, foot, updated_at)
                VALUES (${branch}, ${kind}, ${language}, 1, ${values}) ON CONFLICT DO NOTHING`)
            : await tx.run(sql`UPDATE slip_templates SET version = version + 1, (parts, head, foot, updated_at) = ROW(${values})
                WHERE branch_id = ${branch} AND kind = ${kind} AND language = ${language} AND version = ${body.version}`)
        const stored = await readOne(tx, params)
        const value = viewOf(kind, language, stored)
        if (done === 0) return { ok: false, code: 'record.stale', data: value } as const
        await note(tx, 'slip-template.change', params, session)
        return { ok: true, value } as const
      })
    }),

    serve(calls.reset, async ({ params, query, session }) => {
      if (!(await mayEdit(session, params.branch))) return missing
      const { branch, kind, language } = params
      return db.tx(async (tx) => {
        const done = await tx.run(sql`
          UPDATE slip_templates SET version = version + 1, parts = NULL, head = '', foot = '', updated_at = ${clock.now()}
          WHERE branch_id = ${branch} AND kind = ${kind} AND language = ${language} AND version = ${query.version}`)
        const stored = await readOne(tx, params)
        const value = viewOf(kind, language, stored)
        if (done === 0 && stored) return { ok: false, code: 'record.stale', data: value } as const
        if (done > 0) await note(tx, 'slip-template.reset', params, session)
        return { ok: true, value } as const
      })
    }),

    serve(calls.preview, async ({ body, session }) => {
      const branch = session && seesBranch(session, body.branch) ? await branchOf(body.branch) : undefined
      if (!branch) return missing
      const refused = refusalOf(body.kind, body)
      if (refused) return refused
      const source = sampleOf(body.kind, body.language, branch.name)
      const lines = slip(body.kind, body, source, { locale: body.language, copy: 0, lines: source.content.lines })
      return { ok: true, value: layout(lines, body.columns) }
    }),
  ]
}
