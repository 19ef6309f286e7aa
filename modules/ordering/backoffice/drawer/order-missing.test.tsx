// @vitest-environment happy-dom
import { CallFailed } from '#ui/backoffice/calls.ts'
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { OrderMissing } from './OrderMissing.tsx'

const failed = (status: number) =>
  new CallFailed({ ok: false, status, errors: [], reference: undefined, data: undefined } as never)

test('an order that does not exist is not found, and cannot be tried again', async () => {
  const [retry, close] = [vi.fn(), vi.fn()]
  const { place } = await mounted(
    <Shell>
      <OrderMissing label="A-13" failure={failed(404)} retry={retry} onClose={close} />
    </Shell>,
  )
  expect(place.textContent).toContain('Bestellung nicht gefunden')
  expect(place.textContent).not.toContain('Erneut versuchen')
  await clicked(place.querySelector('button'))
  expect(close).toHaveBeenCalled()
})

test('after another failure the order can be loaded again', async () => {
  const { place } = await mounted(
    <Shell>
      <OrderMissing label="A-13" failure={failed(500)} retry={() => {}} onClose={() => {}} />
    </Shell>,
  )
  expect(place.textContent).toContain('konnte nicht geladen werden')
  expect(place.textContent).toContain('Erneut versuchen')
})
