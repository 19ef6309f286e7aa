// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import type { Product } from '#modules/catalogue/contract.ts'
import { expect, test, vi } from 'vitest'
import { ProductRows } from './ProductRows.tsx'

const product = (id: string, name: string) => ({ id, name, type: 'basic', translations: {} }) as unknown as Product

test('Enter adds the first product that matches the typed text', async () => {
  const onChange = vi.fn()
  const products = [product('a', 'Apfelstrudel'), product('b', 'Obazda vom Brett'), product('c', 'Obazda klein')]
  const { place } = await mounted(
    <Shell>
      <ProductRows products={products} facts={[]} wanted={[]} onChange={onChange} />
    </Shell>,
  )
  const field = place.querySelector('input')
  const options = () => document.querySelectorAll('[role=option]').length
  await acting(() => field?.focus())
  await vi.waitFor(() => expect(options()).toBe(3))
  await acting(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Obazda')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await vi.waitFor(() => expect(options()).toBe(2))
  await acting(() => void field?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter', bubbles: true })))
  expect(onChange).toHaveBeenCalledWith([{ product: 'b', copies: 1 }])
})
