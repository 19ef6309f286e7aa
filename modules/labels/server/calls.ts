import { A4, shifted } from '#kernel/paper.ts'
import sql from 'sql-template-tag'
import { productEntity } from '#modules/catalogue/contract.ts'
import { actorOf } from '#platform/audit.ts'
import { entityTable } from '#platform/entity-table.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { pdfOf } from '#platform/paper/pdf.ts'
import { svgOf } from '#platform/paper/svg.ts'
import { missing } from '#platform/records.ts'
import { labelEndpoints, type ProductFacts } from '../contract.ts'
import { cellAt, formats } from '../rules/formats.ts'
import { rulerSheet } from '../rules/ruler.ts'
import { paperWords } from '../words/paper.ts'
import { factsOf, type FactsRow, readFacts } from './facts.ts'
import { type LabelSources, sheetMaker } from './make-sheets.ts'
import { pdfFile } from './pdf-file.ts'

const withoutProduct = ({ product: _product, ...facts }: ProductFacts) => facts

export function labelCalls(core: BrandCore, sources: LabelSources): Handler[] {
  const { make, templatesFor } = sheetMaker(core, sources)
  return [
    serve(labelEndpoints.facts, async () => ({ ok: true, value: await readFacts(core.db) })),

    serve(labelEndpoints.templates, async ({ session }) => ({
      ok: true,
      value: (await templatesFor(session)).map(({ id, name }) => ({ id, name })),
    })),

    serve(labelEndpoints.setFacts, ({ params, body, session, requestId }) =>
      core.db.tx(async (tx) => {
        const found = await tx.first<Record<string, unknown>>(
          sql`SELECT * FROM products WHERE id = ${params.id} FOR UPDATE`,
        )
        if (!found) return missing
        const product = entityTable(productEntity).fromRow(found)
        const refused = await core.scope.check(productEntity, session, tx).refuse([product])
        if (refused) return refused
        const before = await tx.first<FactsRow>(sql`SELECT * FROM label_facts WHERE product_id = ${params.id}`)
        await tx.run(sql`INSERT INTO label_facts (product_id, amount, unit, ean, maker, keeps_days, updated_at)
          VALUES (${params.id}, ${body.amount}, ${body.unit}, ${body.ean}, ${body.maker}, ${body.keepsDays}, ${core.clock.now()})
          ON CONFLICT (product_id) DO UPDATE SET amount = EXCLUDED.amount, unit = EXCLUDED.unit, ean = EXCLUDED.ean,
          maker = EXCLUDED.maker, keeps_days = EXCLUDED.keeps_days,
          updated_at = EXCLUDED.updated_at`)
        await core.audit.write(tx, {
          action: 'label.facts',
          entity: 'product',
          entityId: product.id,
          label: product.name,
          branchId: null,
          actor: actorOf(session),
          ...(before ? { before: withoutProduct(factsOf(before)) } : {}),
          after: body,
          requestId,
        })
        return { ok: true, value: { product: params.id, ...body } }
      }),
    ),

    serve(labelEndpoints.preview, async ({ query, session }) => {
      const { page, ...wish } = query
      const { made, fonts, pictures } = await make(wish, session)
      if ('ok' in made) return made
      const { labels, sheets, notes } = made
      const shapes = sheets[page - 1] ?? []
      const format = formats[wish.format]
      const first = cellAt(format, page === 1 ? wish.start - 1 : 0)
      const view = { ...first, x: first.x + wish.x, y: first.y + wish.y }
      const inView = shapes.filter(
        ({ x, y }) => x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height,
      )
      return {
        ok: true,
        value: {
          labels,
          sheets: sheets.length,
          sheet: await svgOf(shapes, { x: 0, y: 0, ...A4 }, fonts, pictures),
          label: inView.length > 0 ? await svgOf(inView, view, fonts, pictures) : '',
          notes,
        },
      }
    }),

    serve(labelEndpoints.pdf, async ({ query, session }) => {
      const { made, fonts, pictures } = await make(query, session)
      if ('ok' in made) return made
      if (made.labels === 0) return { ok: false, code: 'label.no_products', field: 'items' }
      const cut = made.notes.find(({ kind }) => kind === 'text_cut')
      if (cut) return { ok: false, code: 'label.text_cut', field: 'items', values: { name: cut.name } }
      const missed = made.notes.find(({ kind }) => kind === 'not_drawn')
      if (missed) return { ok: false, code: 'label.not_drawn', field: 'items', values: { name: missed.name } }
      const title = paperWords(query.language).file
      return pdfFile(await pdfOf(title, made.sheets, fonts, pictures), title)
    }),

    serve(labelEndpoints.ruler, async ({ query, locale }) => {
      const title = paperWords(locale).rulerFile
      const shapes = shifted(rulerSheet(formats[query.format]), query.x, query.y)
      return pdfFile(await pdfOf(title, [shapes], await sources.fonts()), title)
    }),
  ]
}
