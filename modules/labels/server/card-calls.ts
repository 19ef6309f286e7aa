import sql from 'sql-template-tag'
import { A4, type Shape, shifted } from '#kernel/paper.ts'
import { type Branch, type Table, tableEntity } from '#modules/branches/contract.ts'
import { tableUrl } from '#modules/branches/rules/table-url.ts'
import type { Config } from '#modules/content/contract.ts'
import { type BrandColours, coloursOf } from '#modules/themes/rules/contrast.ts'
import { entityTable } from '#platform/entity-table.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { type BrandCore, type Handler, type Refusal, seesBranch, serve, type Session } from '#platform/module.ts'
import type { Letters, PaperFonts } from '#platform/paper/letters.ts'
import { pdfOf } from '#platform/paper/pdf.ts'
import { svgOf } from '#platform/paper/svg.ts'
import { type CardNote, type CardQuery, labelEndpoints } from '../contract.ts'
import { cellsOf, placesOf } from '../rules/formats.ts'
import { cardFormats, cutLines, layoutCard, type TableCard, wordsOf } from '../rules/table-card.ts'
import { cardWords } from '../words/cards.ts'
import { pdfFile } from './pdf-file.ts'

interface CardSources {
  branches(): Promise<readonly Branch[]>
  config(): Promise<Pick<Config, 'shopName' | 'theme' | 'themeTokens'>>
  colours(theme: string): Promise<BrandColours>
  fonts(): Promise<PaperFonts>
}

/**
 * The handlers for table cards. Cards have the same settings as labels: a first free card, the number of copies, and the printer's offset
 * in millimetres. They are printed with the same fonts.
 */
export function cardCalls(core: BrandCore, sources: CardSources): Handler[] {
  const cardsOf = async ({ language, tables }: CardQuery, session: Session | undefined) => {
    const ids = tables.split(',').filter(Boolean)
    // All tables are read, also tables at which guests cannot order now: staff may print the cards before guests can order there.
    const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM tables WHERE id = ANY(${ids}::uuid[])`)
    const all = rows.map((row): Table => entityTable(tableEntity).fromRow(row))
    const branches = await sources.branches()
    return ids.flatMap((id) => {
      const table = all.find((one) => one.id === id)
      const branch = branches.find((one) => one.id === table?.branchId)
      if (!table || !branch || !session || !seesBranch(session, branch.id)) return []
      const { area, identifier } = table
      const url = tableUrl(baseUrlOf(core), language, branch.identifier, identifier)
      return [{ id, identifier, area, branch: branch.name, url }]
    })
  }

  const make = async (query: CardQuery, session: Session | undefined) => {
    const format = cardFormats[query.size]
    if (query.start > cellsOf(format))
      return {
        ok: false as const,
        code: 'label.start_outside' as const,
        field: 'start',
        values: { max: cellsOf(format) },
      }
    const [cards, config, fonts] = await Promise.all([cardsOf(query, session), sources.config(), sources.fonts()])
    const colours = coloursOf(await sources.colours(config.theme), config.themeTokens)
    const look = { shopName: config.shopName, brand: colours.brand, onBrand: colours.onBrand }
    const words = cardWords(query.language)
    const copies = cards.flatMap((card) => Array.from({ length: query.copies }, () => card))
    const places = placesOf(format, query.start, copies.length)
    const count = (places.at(-1)?.sheet ?? -1) + 1
    const draw = (sheet: number, { measure }: Letters): Shape[] =>
      shifted(
        [
          ...places.flatMap(({ box, sheet: on }, at) => {
            const card = on === sheet ? copies[at] : undefined
            return card ? layoutCard(card, box, look, words, measure) : []
          }),
          ...cutLines(query.size),
        ],
        query.x,
        query.y,
      )
    const notes = (): Promise<CardNote[]> =>
      fonts.with(({ missing }) =>
        cards.flatMap((card: TableCard & { id: string }) => {
          const letters = missing(wordsOf(card, look, words))
          return letters.length > 0 ? [{ table: card.id, name: card.identifier, letters: letters.join(' ') }] : []
        }),
      )
    const value = { cards: copies.length, sheets: count, draw, fonts, notes, address: cards[0]?.url ?? '', words }
    return { ok: true as const, value }
  }

  const none: Refusal = { ok: false, code: 'label.no_tables', field: 'tables' }
  return [
    serve(labelEndpoints.cardPreview, async ({ query: { page, ...query }, session }) => {
      const tried = await make(query, session)
      if (!tried.ok) return tried
      const made = tried.value
      const shapes = page <= made.sheets ? await made.fonts.with((letters) => made.draw(page - 1, letters)) : []
      const sheet = await svgOf(shapes, { x: 0, y: 0, ...A4 }, made.fonts)
      const { address, cards, sheets } = made
      return { ok: true, value: { cards, sheets, sheet, address, notes: await made.notes() } }
    }),

    serve(labelEndpoints.cardPdf, async ({ query, session }) => {
      const tried = await make(query, session)
      if (!tried.ok) return tried
      const made = tried.value
      if (made.cards === 0) return none
      const sheets = await made.fonts.with((letters) =>
        Array.from({ length: made.sheets }, (_, sheet) => made.draw(sheet, letters)),
      )
      return pdfFile(await pdfOf(made.words.file, sheets, made.fonts), made.words.file)
    }),
  ]
}
