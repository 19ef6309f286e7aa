// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { Modal } from '@mantine/core'
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
