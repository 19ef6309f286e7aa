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

const opened = async (onDone: () => void) => {
  const sent: unknown[] = []
  const api = {
    call: ({ id }: { id: string }, input: { body: unknown }) => {
      sent.push([id, input.body])
      if (id === catalogueEndpoints.bulkRemove.id) return Promise.resolve(used)
      return Promise.resolve({ ok: true, value: { changed: 2, trashed: 2 } })
    },
  } as unknown as Api
  await mounted(
    <Shell more={{ api }}>
      <DeleteDialog products={products} onClose={() => {}} onDone={onDone} />
    </Shell>,
  )
  await clicked(button('2 Produkte löschen'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Mittag'), 20_000)
  expect(button('2 Produkte löschen')).toBeUndefined()
  return sent
}
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text))
const asked = [catalogueEndpoints.bulkRemove.id, { ids: ['p0', 'p1'] }]

test('products in use are not deleted: the dialog shows where they are used, and can switch all of them off instead', async () => {
  const onDone = vi.fn()
  const sent = await opened(onDone)
  await clicked(button('Stattdessen ausschalten'))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), 20_000)
  expect(sent).toEqual([asked, [catalogueEndpoints.bulkChange.id, { ids: ['p0', 'p1'], change: { isEnabled: false } }]])
})

test('the user can move products in use to the trash anyway', async () => {
  const onDone = vi.fn()
  const sent = await opened(onDone)
  await clicked(button('In den Papierkorb'))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), 20_000)
  expect(sent).toEqual([asked, [catalogueEndpoints.trash.put.id, { kind: 'product', ids: ['p0', 'p1'] }]])
})
