// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { acting, clicked, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { useBlockSteps } from './use-block-steps.tsx'
import type { OpenDocument } from './use-document.ts'

const pages = [
  { id: '1', locale: 'de', path: 'karte', type: 'custom_site', translationKey: 'k', state: 'live' },
  { id: '2', locale: 'en', path: 'menu', type: 'custom_site', translationKey: 'k', state: 'live' },
]
const api = {
  call: async ({ id }: { id: string }) => ({ ok: true, value: id === contentEndpoints.sites.overview.id ? pages : [] }),
} as unknown as Api
const hero = (url: string): StoredBlock => ({ id: 'h', type: 'hero', title: 'x', button: { label: 'y', url } })

/** A page with one block, and two buttons: one copies the block, the other pastes after the block. */
function Page({ change, data }: { data: DocumentData; change: (data: DocumentData) => void }) {
  const doc = { kind: 'site', isMine: true, draft: { data }, store: { get: () => ({ data }), change } }
  const { steps } = useBlockSteps({
    doc: doc as unknown as OpenDocument,
    blocks: blocksOf(data),
    chosen: 'h',
    pageType: 'custom_site',
    choose: () => undefined,
    done: () => undefined,
  })
  const { copy, pasteAfter } = steps('h')
  return (
    <>
      <button type="button" onClick={copy}>
        copy
      </button>
      <button type="button" disabled={!pasteAfter} onClick={pasteAfter}>
        paste
      </button>
      <input />
    </>
  )
}

async function page(locale: 'de' | 'en', url: string) {
  const change = vi.fn<(data: DocumentData) => void>()
  const { place, unmount } = await mounted(
    <Shell more={{ api }}>
      <Page data={{ locale, content: [hero(url)] }} change={change} />
    </Shell>,
  )
  const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === name)
  return { change, place, unmount, button }
}
const pasted = (change: { mock: { calls: [DocumentData, ...unknown[]][] } }) =>
  blocksOf(change.mock.calls[0]?.[0] ?? {}).map((block) => (block['button'] as { url: string }).url)
const said = () => notificationsStore.getState().notifications.map(({ message }) => String(message))

beforeEach(() => {
  localStorage.clear()
  notificationsStore.setState((now) => ({ ...now, notifications: [], queue: [] }))
})

test('copying says how to paste; a block pasted into the other language leads to the pages of that language', async () => {
  const from = await page('de', '/de/karte#suppen')
  expect(from.button('paste')?.disabled).toBe(true)
  await clicked(from.button('copy'))
  expect(said()).toContain('Kopiert. Einfügen: „Block einfügen“ oder Strg V.')
  await from.unmount()
  const to = await page('en', '/en/home')
  await clicked(to.button('paste'))
  await vi.waitFor(() => expect(to.change).toHaveBeenCalled())
  expect(pasted(to.change)).toEqual(['/en/home', '/en/menu#suppen'])
  expect(said()).toContain('1 Link führt jetzt auf die Seite auf Englisch.')
  expect(JSON.stringify(to.change.mock.calls)).not.toContain('pageLanguage')
})

test('a link without a page in the other language stays, and a message names it', async () => {
  const from = await page('de', '/de/feiern')
  await clicked(from.button('copy'))
  await from.unmount()
  const to = await page('en', '/en/home')
  await clicked(to.button('paste'))
  await vi.waitFor(() => expect(to.change).toHaveBeenCalled())
  expect(pasted(to.change)).toEqual(['/en/home', '/de/feiern'])
  expect(said().join()).toContain('/de/feiern')
})

test('a copy within one language keeps its links, also one to the other language', async () => {
  const { button, change } = await page('de', '/en/menu')
  await clicked(button('copy'))
  await clicked(button('paste'))
  await vi.waitFor(() => expect(change).toHaveBeenCalled())
  expect(pasted(change)).toEqual(['/en/menu', '/en/menu'])
})

test('Strg V pastes outside a field, and does nothing to the page within one', async () => {
  const { button, change, place } = await page('de', '/de/karte')
  await clicked(button('copy'))
  await acting(() => place.querySelector('input')?.focus())
  await pressed('v', { ctrlKey: true })
  expect(change).not.toHaveBeenCalled()
  await acting(() => place.querySelector('button')?.focus())
  await pressed('v', { ctrlKey: true })
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce())
})
