// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { catalogueEndpoints, type Product } from '../../contract.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

const products = ['Schnitzel', 'Gulasch'].map((name, at) => ({ id: `p${at}`, name })) as unknown as Product[]
const used = {
  ok: false,
  status: 409,
  errors: [{ code: 'record.in_use', values: { table: 'menus', count: 1, names: 'Mittag' } }],
}

test('products in use are not deleted: the dialog says where they are used, and switches all of them off instead', async () => {
  const sent: unknown[] = []
  const api = {
    call: ({ id }: { id: string }, input: { body: unknown }) => {
      sent.push([id, input.body])
      return Promise.resolve(id === catalogueEndpoints.bulkRemove.id ? used : { ok: true, value: { changed: 2 } })
    },
  } as unknown as Api
  const onDone = vi.fn()
  await mounted(
    <Shell more={{ api }}>
      <DeleteDialog products={products} onClose={() => {}} onDone={onDone} />
    </Shell>,
  )
  const button = (text: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text))
  await clicked(button('2 Produkte löschen'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Mittag'), 20_000)
  expect(button('2 Produkte löschen')).toBeUndefined()
  await clicked(button('Stattdessen ausschalten'))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), 20_000)
  expect(sent).toEqual([
    [catalogueEndpoints.bulkRemove.id, { ids: ['p0', 'p1'] }],
    [catalogueEndpoints.bulkChange.id, { ids: ['p0', 'p1'], change: { isEnabled: false } }],
  ])
})
