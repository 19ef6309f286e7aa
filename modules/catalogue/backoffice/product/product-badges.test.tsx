// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import type { Product } from '../../contract.ts'
import { ProductBadges } from './ProductBadges.tsx'

const badges = async (values: object, record?: object) => {
  const view = await mounted(
    <Shell>
      <ProductBadges values={values} record={record as Product | undefined} />
    </Shell>,
  )
  return view.place.textContent
}

test('a new product is not published before it is saved', async () => {
  const text = await badges({ isPublic: true, isEnabled: true, type: 'simple' })
  expect(text).toContain('Noch nicht gespeichert')
  expect(text).not.toContain('Veröffentlicht')
})

test('the badges of a stored product show its stored state, not the typed values', async () => {
  const text = await badges({ isPublic: true, type: 'simple' }, { isPublic: false, isEnabled: true, isSoldOut: false })
  expect(text).toContain('Nicht veröffentlicht')
})
