// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Api, ApiResult } from '#contract/client.ts'
import { mounted } from '../../testing/mounted.ts'
import { Shell } from '../../testing/shell.tsx'
import { CallFailed } from '../../calls.ts'
import type { AnyEditor } from '../editor.ts'
import { RecordMissing } from './RecordMissing.tsx'

const words = { one: 'Produkt', many: 'Produkte', loadFailed: 'Produkte konnten nicht geladen werden.' }
const editor = { path: '/produkte', words: () => words } as unknown as AnyEditor

/** Shows the page for a failed call with this status. */
async function shown(status: number, of: AnyEditor = editor) {
  const errors = [{ code: 'record.not_found', message: 'Der Eintrag wurde nicht gefunden.' }]
  const failed = { ok: false, status, errors, reference: 'r1', data: undefined } as unknown as ApiResult<unknown>
  if (failed.ok) throw new Error('not a failure')
  const { place } = await mounted(
    <MemoryRouter>
      <Shell more={{ api: {} as Api }}>
        <RecordMissing editor={of} error={new CallFailed(failed)} retry={() => {}} />
      </Shell>
    </MemoryRouter>,
  )
  return place
}

test.each([404, 422])('a record that does not exist (%i) is named once, with a link to the list', async (status) => {
  const place = await shown(status)
  expect(place.querySelector('h1')?.textContent).toBe('Produkt: Diesen Eintrag gibt es nicht')
  expect(place.textContent).not.toContain('nicht gefunden')
  expect(place.textContent).not.toContain('geladen')
  expect(place.textContent).not.toContain('Erneut versuchen')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/produkte')
  expect(place.querySelector('a')?.textContent).toBe('Zur Liste: Produkte')
})

test('after another failure the record can be loaded again', async () => {
  const place = await shown(500)
  expect(place.textContent).toContain('Produkte konnten nicht geladen werden.')
  expect(place.textContent).toContain('Erneut versuchen')
})

test('a form without a list has no link to one', async () => {
  const place = await shown(404, { ...editor, isFixed: true })
  expect(place.querySelector('a')).toBeNull()
  expect(place.textContent).toContain('Erneut versuchen')
})
