// @vitest-environment happy-dom
import type { LocationPoint } from '#modules/maps/contract.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import { PlaceField } from './PlaceField.tsx'

const typed: LocationPoint = {
  mapboxId: 'typed:1',
  name: 'Xqzblorf 99',
  place: '1010 Wien',
  location: [16.37, 48.2],
  context: {},
  category: 'place',
  precision: 'place',
}
async function hintOf(value: LocationPoint): Promise<string> {
  const { place } = await mounted(
    <Shell>
      <PlaceField label="Von" name="from" value={value} error={undefined} onChange={() => {}} />
    </Shell>,
  )
  return place.querySelector('.mantine-InputWrapper-description')?.textContent ?? ''
}

test('an address that is on no map is marked as approximate in the phone form, too', async () => {
  expect(await hintOf(typed)).toMatch(/^Ungefähr:/)
})
test.each([
  ['a known door', { ...typed, precision: 'address' as const }],
  ['a town that was chosen', { ...typed, mapboxId: 'place.7' }],
])('%s is not marked as approximate', async (_, value) => {
  expect(await hintOf(value)).toBe('')
})
