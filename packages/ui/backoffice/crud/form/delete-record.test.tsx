// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { clicked, mounted } from '../../testing/mounted.ts'
import { Shell } from '../../testing/shell.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'
import { DeleteRecord } from './DeleteRecord.tsx'

const call = (id: string) => ({ id })
const editor = {
  entity: { name: 'shelf' },
  calls: { list: call('list'), get: call('get'), update: call('update'), remove: call('remove') },
  path: '/regale',
  nameOf: ({ name }: { name?: string }) => name ?? '',
} as unknown as AnyEditor
const trash = { put: call('trash.put'), uses: call('trash.uses'), path: '/papierkorb' } as unknown as NonNullable<
  AnyEditor['trash']
>
const record = { id: 'r1', version: 3, name: 'Eiche', isEnabled: true } as unknown as StoredRecord
const used = {
  ok: false,
  status: 409,
  errors: [{ code: 'record.in_use', values: { table: 'menus', count: 2, names: 'Abend, Mittag' } }],
}
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)

async function opened(of: AnyEditor, answer: object, places: object[] = []) {
  const sent: unknown[] = []
  const api = {
    call: ({ id }: { id: string }, input: object) => {
      if (id === 'trash.uses') return Promise.resolve({ ok: true, value: places })
      sent.push([id, input])
      return Promise.resolve(id === 'remove' ? answer : { ok: true, value: { trashed: 1 } })
    },
  } as unknown as Api
  await mounted(
    <MemoryRouter>
      <Shell more={{ api }}>
        <DeleteRecord editor={of} record={record} onClose={() => {}} />
      </Shell>
    </MemoryRouter>,
  )
  return sent
}

test('if there is a trash, the dialog mentions it before anything is deleted', async () => {
  await opened({ ...editor, trash }, { ok: true, value: null })
  expect(document.body.textContent).toContain('30 Tage im Papierkorb')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/papierkorb')
})

test('without a trash the dialog says that the record cannot be restored', async () => {
  await opened(editor, { ok: true, value: null })
  expect(document.body.textContent).toContain('lässt sich nicht zurückholen')
})

const places = [
  { table: 'menus', count: 2, names: ['Abend', 'Mittag'] },
  { table: 'products', count: 1, names: ['Familienpaket'] },
]

test('the first dialog lists every place that uses the record and has a button that moves it to the trash', async () => {
  const sent = await opened({ ...editor, trash }, used, places)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Abend, Mittag'), 20_000)
  expect(document.body.textContent).toContain('Familienpaket')
  for (const text of ['Abbrechen', 'In den Papierkorb', 'Stattdessen ausschalten'])
    expect(button(text), text).toBeDefined()
  expect(button('Verstanden')).toBeUndefined()
  await clicked(button('In den Papierkorb'))
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000)
  expect(sent[0]).toEqual(['trash.put', { body: { kind: 'shelf', ids: ['r1'] } }])
})

test('a record in use can be switched off instead', async () => {
  const sent = await opened({ ...editor, trash }, used, places)
  await vi.waitFor(() => expect(button('Stattdessen ausschalten')).toBeDefined(), 20_000)
  await clicked(button('Stattdessen ausschalten'))
  await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000)
  expect(sent[0]).toEqual(['update', { params: { id: 'r1' }, body: { version: 3, isEnabled: false } }])
})

test('without a trash, a record in use must first be removed from the places that use it', async () => {
  await opened(editor, used)
  await clicked(button('„Eiche“ löschen'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Bitte zuerst dort herausnehmen'), 20_000)
  expect(button('In den Papierkorb')).toBeUndefined()
  expect(button('Verstanden')).toBeUndefined()
})

test('the sentences fit a Kategorie, a Produkt and a Tag: none has a masculine pronoun', async () => {
  const masculine = /\b(er|ihn|ihm|sein|seine[mnrs]?)\b/i
  await opened({ ...editor, trash }, used, places)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Abend, Mittag'), 20_000)
  expect(document.querySelector('[role=dialog] .col')?.textContent).not.toMatch(masculine)
  const { form } = editorTexts('de')
  for (const text of [form.trashText, form.takeOut, form.takeOutOrOff, form.takeOutOrTrash])
    expect(text).not.toMatch(masculine)
})
