// @vitest-environment happy-dom
import { ShortcutLayer, useShortcutList, useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { acting, clicked, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import type { Api } from '#contract/client.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { DocumentView } from '../../contract.ts'
import { useDocument } from './use-document.ts'

const page: DocumentView = {
  id: '00000000-0000-7000-8000-000000000001',
  state: 'new',
  revision: 1,
  data: { name: 'Weihnachtsfeiern' },
  live: null,
  editedAt: null,
  editedBy: '',
  publishedAt: null,
  version: 0,
  plan: null,
  lock: null,
}
const offline: Api = { call: async () => ({ ok: false, status: 0, errors: [] }) }

const ran = vi.fn<(what: string) => void>()
/**
 * The frame that the back office shows around each screen. Its shortcuts open another screen, the list of shortcuts, or the command
 * palette.
 */
function Frame() {
  const run = (what: string) => () => ran(what)
  useShortcuts([
    { keys: ['g', 'b'], label: 'Bestellungen', group: 'Gehe zu', leaves: true, run: run('leaves') },
    { keys: ['?'], label: 'Tastenkürzel', group: 'Allgemein', run: run('help') },
    { keys: ['mod+k'], label: 'Suchen', group: 'Allgemein', run: run('palette') },
  ])
  const list = useShortcutList()
  return (
    <button
      type="button"
      onClick={() =>
        ran(
          list()
            .map(({ label }) => label)
            .join(),
        )
      }
    >
      Liste
    </button>
  )
}
function Editor() {
  useDocument('site', page)
  return <button type="button">Zeile</button>
}
function Screens() {
  const [isEditing, setIsEditing] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsEditing(false)}>
        Verlassen
      </button>
      {isEditing ? <Editor /> : null}
    </>
  )
}
async function shown() {
  ran.mockClear()
  const { place } = await mounted(
    <Shell more={{ api: offline }}>
      <ShortcutLayer singleKeys>
        <Frame />
        <Screens />
      </ShortcutLayer>
    </Shell>,
  )
  return (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
}
const calls = () => ran.mock.calls.flat()

test('words that miss their field do not lead out of the builder; help and palette still open (docs/rules/back-office.md, Keys)', async () => {
  const button = await shown()
  for (const key of 'gb') await pressed(key)
  await acting(() => button('Zeile')?.focus())
  for (const key of 'GB') await pressed(key)
  expect(calls()).toEqual([])
  await pressed('?')
  await pressed('k', { ctrlKey: true })
  await clicked(button('Liste'))
  expect(calls()).toEqual(['help', 'palette', 'Tastenkürzel,Suchen'])
})

test('after the builder the keys lead to other screens again', async () => {
  const button = await shown()
  await clicked(button('Verlassen'))
  for (const key of 'gb') await pressed(key)
  await clicked(button('Liste'))
  expect(calls()).toEqual(['leaves', 'Bestellungen,Tastenkürzel,Suchen'])
})
