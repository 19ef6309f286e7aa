import { decimalText, format as shownMoney, money } from '#kernel/money.ts'
import { units } from '#kernel/units.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { allergenNames, parseAllergens } from '#modules/catalogue/rules/allergens.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { Refusal } from '#platform/module.ts'
import type { LabelNote, ProductFacts, SheetQuery } from '../contract.ts'
import { basePrice } from '../rules/base-price.ts'
import type { Measure } from '../rules/flow.ts'
import { cellAt, cellsOf, formats, placesOf } from '../rules/formats.ts'
import { digitalLink } from '../rules/gtin.ts'
import type { Shape } from '../rules/codes.ts'
import { type LabelContent, layoutLabel } from '../rules/label.ts'
import { paperWords } from '../words/paper.ts'
import { shifted } from './draw.ts'
import { fitted, type LabelPicture } from './template-labels.ts'

const MOST_LABELS = 960

interface Sources {
  products: readonly Product[]
  facts: ReadonlyMap<string, ProductFacts>
  currency: string
  measure: Measure
  /** Labels that were drawn from a template, by id. Left out: the layout for products. */
  pictures?: ReadonlyMap<string, LabelPicture>
}

interface Sheets {
  labels: number
  sheets: Shape[][]
  notes: LabelNote[]
}

/** A wish with its day of packing. */
type Wish = Omit<SheetQuery, 'packed'> & { packed: string }

/** All sheets of a wish. A product that was deleted in the meantime is left out. */
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
      if (!picture)
        notes.push({ product: id, name: product ? productName(product, query.language) : '', kind: 'not_drawn' })
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
    const { shapes, problems } = layoutLabel(query.format, cell, content, sources.measure)
    for (const problem of problems) note(problem)
    place(shapes)
  }
  return { labels, sheets, notes }
}

/** Sold by weight or volume: its price is the price per unit already. */
const needsContent = ({ unit }: Product): boolean => units[unit].family === 'count'
const sign = (currency: string): string => (currency === 'EUR' ? '€' : currency)

function contentOf(product: Product, facts: ProductFacts | undefined, query: Wish, currency: string): LabelContent {
  const words = paperWords(query.language)
  const shown = new Set(query.show.split(','))
  const price = money(product.price)
  const priceText = shownMoney(price, sign(currency))
  const content = facts?.amount && facts.unit ? { amount: facts.amount, unit: facts.unit } : undefined
  const base =
    content && shown.has('base') && needsContent(product) && !product.isPriceHidden
      ? basePrice(price, content)
      : undefined
  const allergens = parseAllergens(product.allergens).map((code) => allergenNames[code][query.language])
  return {
    name: productName(product, query.language),
    info: [
      content ? `${decimalText(content.amount)} ${content.unit}` : '',
      base ? words.basePrice(shownMoney(base.price, sign(currency)), base.unit) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    allergens:
      shown.has('allergens') && allergens.length > 0
        ? [
            { text: `${words.contains} `, bold: false },
            { text: allergens.join(', '), bold: true },
          ]
        : [],
    more: [
      shown.has('best') && facts?.keepsDays ? words.best(dayText(query, facts.keepsDays)) : '',
      shown.has('maker') ? (facts?.maker ?? '') : '',
    ].filter(Boolean),
    price: product.isPriceHidden ? '' : needsContent(product) ? priceText : words.per(priceText, product.unit),
    ean: shown.has('ean') ? (facts?.ean ?? undefined) : undefined,
    qr: shown.has('qr') && facts?.ean ? digitalLink(facts.ean) : undefined,
  }
}

const dayText = ({ packed, language }: Wish, keepsDays: number): string =>
  Temporal.PlainDate.from(packed)
    .add({ days: keepsDays })
    .toLocaleString(language === 'de' ? 'de-AT' : 'en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
