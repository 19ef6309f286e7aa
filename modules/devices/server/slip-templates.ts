import sql from 'sql-template-tag'
import { locales } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, type Refusal, serve, seesBranch, type Session } from '#platform/module.ts'
import { type PreviewRow, slipTemplateEndpoints as calls } from '../contract.ts'
import { CHARACTER_DOTS } from '../rules/bitmap.ts'
import { type TemplateKind, templateKinds } from '../rules/default-templates.ts'
import { layout } from '../rules/document.ts'
import { problemOf, type SlipTemplate } from '../rules/slip-template.ts'
import { pngOf } from './encode.ts'
import { type Of, readAll, readOne, viewOf } from './slip-look.ts'
import { sampleLines } from './slips/sample.ts'
import type { LogoOf } from './slips/slip-logo.ts'
import type { SlipPictures } from './slips/slip-pictures.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

const refusalOf = (kind: TemplateKind, template: Pick<SlipTemplate, 'parts'>): Refusal | undefined => {
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

/** Handlers of the API calls with which staff design slip templates. A caller can use only the branches that the caller may see. */
export function slipTemplateCalls(
  core: BrandCore,
  branchOf: (id: string) => Promise<Branch | undefined>,
  { logoOf, pictures }: { logoOf: LogoOf; pictures: SlipPictures },
): Handler[] {
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
      const value = templateKinds.flatMap((kind) =>
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
        const logo = body.logo && JSON.stringify(body.logo)
        const values = sql`${JSON.stringify(body.parts)}::jsonb, ${body.head}, ${body.foot}, ${logo}::jsonb, ${clock.now()}`
        // Version 0 means that the default template was shown. The new template is saved only if nobody has stored a template since then.
        const done =
          body.version === 0
            ? await tx.run(sql`INSERT INTO slip_templates (branch_id, kind, language, version, parts, head, foot, logo, updated_at)
                VALUES (${branch}, ${kind}, ${language}, 1, ${values}) ON CONFLICT DO NOTHING`)
            : await tx.run(sql`UPDATE slip_templates SET version = version + 1, (parts, head, foot, logo, updated_at) = ROW(${values})
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
          UPDATE slip_templates SET version = version + 1, parts = NULL, head = '', foot = '', logo = NULL, updated_at = ${clock.now()}
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
      const lines = sampleLines(body.kind, body, { locale: body.language, shop: branch.name, logo: await logoOf(body) })
      const paper = body.columns * CHARACTER_DOTS
      const rows: PreviewRow[] = []
      for (const row of layout(lines, body.columns)) {
        if (row.is !== 'picture') {
          rows.push(row)
          continue
        }
        const found = await pictures.dots(row.hash, paper)
        const src = found && `data:image/png;base64,${Buffer.from(await pngOf(found)).toString('base64')}`
        if (src) rows.push({ is: 'picture', src, share: found.width / paper })
      }
      return { ok: true, value: rows }
    }),
  ]
}
