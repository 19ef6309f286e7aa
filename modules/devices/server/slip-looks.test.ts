import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { tablesEndpoints } from '#modules/branches/contract.ts'
import type { FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { deviceEndpoints, slipTemplateEndpoints as calls } from '../contract.ts'
import type { TemplateKind } from '../rules/default-templates.ts'
import type { PrintLine } from '../rules/document.ts'
import { defaultTemplate } from '../rules/slip-template.ts'
import { as, confirmed, rested, until, withPrinter } from './testing/print-brand.ts'

const textOf = (line: PrintLine): string => (line.is === 'text' ? line.text : line.is === 'pair' ? line.left : '')
const of = (branch: string) => ({ branch, kind: 'kitchen', language: 'de' }) as const

/** Stores a picture in the library that can be used as a logo: a dark disc on white. */
async function logoOf(own: FoodBrand) {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><circle cx="300" cy="100" r="90"/></svg>'
  await own.core.storage.put('images/wappen/1.png', await sharp(Buffer.from(svg)).png().toBuffer())
  return { id: 'wappen', version: 1, extension: 'png' }
}
const withLogo = (kind: TemplateKind) =>
  defaultTemplate(kind).parts.map((one) => (one.part === 'logo' ? { ...one, isOn: true } : one))

test('a logo is printed at most as wide as four fifths of the paper; a slip whose picture is missing is printed without it', async () => {
  const { own, device, printer } = await withPrinter({ templates: ['kitchen'], events: ['confirmed'] })
  const branch = device.branchId
  const look = { parts: withLogo('kitchen'), head: '', foot: '', logo: await logoOf(own) }
  await must(own.call(calls.save, { params: of(branch), body: { ...look, version: 0 } }, as))
  const rows = await must(own.call(calls.preview, { body: { ...of(branch), ...look } }, as))
  const [first] = rows
  expect(first).toMatchObject({ is: 'picture', src: expect.stringMatching(/^data:image\/png;base64,/) })
  if (first?.is === 'picture') expect(first.share).toBeLessThanOrEqual(0.8)
  const order = await confirmed(own)
  await until(own, order, 'printed')
  expect(printer.papers().at(-1)?.startsWith('▒')).toBe(true)
  await rested(own)
  const gone = { ...look, logo: { id: 'weg', version: 1, extension: 'png' }, version: 1 }
  await must(own.call(calls.save, { params: of(branch), body: gone }, as))
  const second = await confirmed(own)
  await until(own, second, 'printed')
  expect(printer.papers().at(-1)).not.toContain('▒')
  expect(printer.papers().at(-1)).toContain('Leberknödelsuppe')
})

test('table card and day totals follow their templates', async () => {
  const { own, device } = await withPrinter({ status: 'none' })
  const branch = device.branchId
  const save = (kind: 'table-card' | 'day-sum', off: string, head: string) =>
    must(
      own.call(
        calls.save,
        {
          params: { branch, kind, language: 'de' },
          body: {
            parts: defaultTemplate(kind).parts.map((one) => (one.part === off ? { ...one, isOn: false } : one)),
            head,
            foot: '',
            version: 0,
          },
        },
        as,
      ),
    )
  await save('table-card', 'scan', 'Stube')
  await save('day-sum', 'printed', 'Abend')
  const table = await must(own.call(tablesEndpoints.create, { body: { identifier: '7', branchId: own.house } }, as))
  const params = { id: device.id }
  const [card] = await must(own.call(deviceEndpoints.tableCards, { params, body: { tables: [table.id] } }, as))
  const day = await must(own.call(deviceEndpoints.daySum, { params, body: {} }, as))
  const linesOf = async (id: string): Promise<string[]> =>
    ((await own.core.db.first<{ lines: PrintLine[] }>(sql`SELECT lines FROM print_jobs WHERE id = ${id}`))?.lines ?? [])
      .map(textOf)
      .filter(Boolean)
  expect(await linesOf(card?.id ?? '')).toEqual(['Stube', expect.any(String), 'Tisch 7'])
  const sum = await linesOf(day.id)
  expect(sum[0]).toBe('Abend')
  expect(sum.filter((text) => text.startsWith('gedruckt'))).toEqual([])
  const hidden = defaultTemplate('day-sum').parts.map((one) => (one.part === 'refunds' ? { ...one, isOn: false } : one))
  expect(
    await own.call(
      calls.save,
      { params: { branch, kind: 'day-sum', language: 'de' }, body: { parts: hidden, head: '', foot: '', version: 1 } },
      as,
    ),
  ).toMatchObject({ status: 422, errors: [{ code: 'slip-template.needed', values: { part: 'refunds' } }] })
})
