// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { Modal } from '@mantine/core'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ProductSearch } from './ProductSearch.tsx'

const search = () => document.querySelector<HTMLInputElement>('[data-entry-search]')
const type = (text: string) =>
  acting(() => {
    search()?.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search(), text)
    search()?.dispatchEvent(new Event('input', { bubbles: true }))
  })

const escape = () =>
  acting(
    () =>
      void search()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  )

test('Escape closes one layer: first the typed text, then the dialog around the search', async () => {
  const close = vi.fn()
  await mounted(
    <Shell>
      <Modal opened onClose={close} title="Gericht" transitionProps={{ duration: 0 }}>
        <ProductSearch offered={[]} currency="EUR" onTake={() => {}} />
      </Modal>
    </Shell>,
  )
  await vi.waitFor(() => expect(search()).not.toBeNull())
  await type('Knödel')
  await escape()
  expect([search()?.value, close.mock.calls.length]).toEqual(['', 0])
  await escape()
  expect(close).toHaveBeenCalledTimes(1)
})

const size = (name: string, price: number) => ({ id: name, name, price, modifier: 'overwrite', value: '' })
const dish = (more: Partial<Record<keyof PublicProduct, unknown>>) => ({
  id: 'd',
  name: 'Ente',
  translations: {},
  type: 'simple',
  price: 24,
  calculationModel: 'fixed',
  parts: [],
  bundle: [],
  alternativeUnits: [],
  tags: [],
  unit: 'amount',
  ...more,
})
const sizes = (...options: ReturnType<typeof size>[]) => ({
  type: 'configurable',
  parts: [{ id: 's', name: 'Größe', type: 'select', isOptional: false, options }],
})

test.each<[string, object, string]>([
  ['one price', {}, '24,00\u00a0€'],
  ['sizes of different prices: the lowest one', sizes(size('halb', 22), size('ganz', 38)), 'ab 22,00\u00a0€'],
  ['sizes of one price', sizes(size('hell', 24), size('dunkel', 24)), '24,00\u00a0€'],
  ['an approximate price', { calculationModel: 'approximate' }, 'ca. 24,00\u00a0€'],
  ['a hidden price', { price: null }, 'Preis offen'],
])('the list shows the price as the shop does: %s', async (_, more, shown) => {
  const offered = [{ product: dish(more), availability: 'orderable' }]
  const { place } = await mounted(
    <Shell>
      <ProductSearch
        offered={offered as unknown as ComponentProps<typeof ProductSearch>['offered']}
        currency="EUR"
        onTake={() => {}}
      />
    </Shell>,
  )
  expect(place.querySelector('[role=option] .num')?.textContent).toBe(shown)
})
