import { type Shape, shifted } from '#kernel/paper.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { Refusal } from '#platform/module.ts'
import type { Letters } from '#platform/paper/letters.ts'
import type { LabelNote, ProductFacts } from '../contract.ts'
import { cellAt, cellsOf, formats, placesOf } from '../rules/formats.ts'
import { layoutLabel } from '../rules/label.ts'
import { contentOf, needsContent, textOf, type Wish } from './content.ts'
import { fitted, type LabelPicture } from './template-labels.ts'

const MOST_LABELS = 960

interface Sources {
  products: readonly Product[]
  facts: ReadonlyMap<string, ProductFacts>
  currency: string
  letters: Pick<Letters, 'measure' | 'missing'>
  /**
   * The labels that were drawn from an image template. The key is the id of the product. For a label without a product, it is the id of the
   * template. Undefined: labels have the normal layout for products.
   */
  pictures?: ReadonlyMap<string, LabelPicture>
}

interface Sheets {
  labels: number
  sheets: Shape[][]
  notes: LabelNote[]
}

/**
 * Makes all sheets for a request. A product that was deleted in the meantime is left out. Refused if the first free label is not on the sheet, or if
 * there are too many labels.
 */
export function sheetsOf(query: Wish, sources: Sources): Sheets | Refusal {
  const format = formats[query.format]
  if (query.start > cellsOf(format))
    return { ok: false, code: 'label.start_outside', field: 'start', values: { max: cellsOf(format) } }
  const wanted = query.items
    .split(',')
    .filter(Boolean)
    .flatMap((item) => {
      const [id, copies] = item.split(':')
      const product = sources.products.find((one) => one.id === id)
      return product || id === query.template ? [{ id: id ?? '', product, copies: Number(copies) }] : []
    })
  const labels = wanted.reduce((sum, { copies }) => sum + copies, 0)
  if (labels > MOST_LABELS) return { ok: false, code: 'label.too_many', field: 'items', values: { max: MOST_LABELS } }
  const places = placesOf(format, query.start, labels)
  const sheets: Shape[][] = Array.from({ length: (places.at(-1)?.sheet ?? -1) + 1 }, () => [])
  const notes: LabelNote[] = []
  let next = 0
  for (const { id, product, copies } of wanted) {
    const cell = cellAt(format, 0)
    const place = (shapes: readonly Shape[]): void => {
      for (const { sheet, box } of places.slice(next, next + copies))
        sheets[sheet]?.push(...shifted(shapes, box.x - cell.x + query.x, box.y - cell.y + query.y))
      next += copies
    }
    if (sources.pictures || !product) {
      const picture = sources.pictures?.get(id)
      const name = product ? productName(product, query.language) : ''
      if (!picture) notes.push({ product: id, name, kind: 'not_drawn' })
      else if (picture.lacking.length > 0)
        notes.push({ product: id, name, kind: 'not_in_template', letters: picture.lacking.join(' ') })
      place(picture ? [{ kind: 'picture', picture: id, ...fitted(picture, cell) }] : [])
      continue
    }
    const facts = sources.facts.get(product.id)
    const content = contentOf(product, facts, query, sources.currency)
    const name = productName(product, query.language)
    const note = (kind: LabelNote['kind']) => notes.push({ product: product.id, name, kind })
    if (query.show.includes('ean') && !facts?.ean) note('no_ean')
    if (query.show.includes('base') && needsContent(product) && !facts?.amount) note('no_content')
    if (query.show.split(',').includes('best') && !facts?.keepsDays) note('no_best')
    if (query.show.split(',').includes('maker') && !facts?.maker) note('no_maker')
    const { shapes, problems } = layoutLabel(query.format, cell, content, sources.letters.measure)
    for (const problem of problems) note(problem)
    const missing = sources.letters.missing(textOf(content))
    if (missing.length > 0) notes.push({ product: product.id, name, kind: 'no_letter', letters: missing.join(' ') })
    place(shapes)
  }
  return { labels, sheets, notes }
}
