import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { orderingEndpoints } from '../contract.ts'

/** The names of all staff calls that can refund money: their body has a field `refund` or `decision`. */
const moving = Object.entries(orderingEndpoints).flatMap(([name, { body, access }]) => {
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : []
  return access !== 'public' && fields.some((field) => field === 'refund' || field === 'decision') ? [name] : []
})

const root = new URL('../../../', import.meta.url).pathname
const screens = ['modules', 'apps/backoffice', 'packages/ui/backoffice'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .filter((path) => path.includes('backoffice/')),
)

test('finds all calls that can move money', () => {
  expect(moving.toSorted()).toEqual(
    ['addItem', 'cancel', 'editItem', 'previewAddition', 'previewItem', 'reject', 'refund'].toSorted(),
  )
})

test('only dialogs make the calls that can move money; no other file does (docs/rules/back-office.md, Order board)', () => {
  const calling = screens.filter((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    return moving.some(
      (name) =>
        new RegExp(`\\borderingEndpoints\\.${name}\\b`).test(source) ||
        new RegExp(`\\b${name}\\b[^}]*} = orderingEndpoints`).test(source),
    )
  })
  expect(calling.toSorted()).toEqual([
    'modules/ordering/backoffice/drawer/EndDialog.tsx',
    'modules/ordering/backoffice/drawer/ItemAddDialog.tsx',
    'modules/ordering/backoffice/drawer/ItemEditDialog.tsx',
    'modules/ordering/backoffice/drawer/RefundDialog.tsx',
  ])
})

test.each(['EndDialog', 'ItemAddDialog', 'ItemEditDialog', 'RefundDialog'])(
  '%s makes its call only when its form is submitted',
  (name) => {
    const source = readFileSync(join(root, `modules/ordering/backoffice/drawer/${name}.tsx`), 'utf8')
    expect(source).toContain('<Modal')
    expect(source).toMatch(/<Form[^>]*onSubmit={submit}/)
    const submit = source.slice(source.indexOf('async function submit'), source.indexOf('  return (\n    <Modal'))
    expect(source.match(/orderingEndpoints\.(?!get|previewItem|previewAddition)\w+/g)).toEqual(
      submit.match(/orderingEndpoints\.\w+/g),
    )
  },
)
