// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetClipboards, useClipboard } from './clipboard.ts'
import { acting, clicked, mounted } from './testing/mounted.ts'
import { Shell } from './testing/shell.tsx'

beforeEach(() => localStorage.clear())

function Holder({ context, item }: { context: string; item: string }) {
  const { copy, held } = useClipboard(context)
  return (
    <>
      <button type="button" onClick={() => copy('t', { item }, item)}>
        copy
      </button>
      <output>{held?.name ?? 'nothing'}</output>
    </>
  )
}

const ada = { id: 'ada', name: 'Ada', email: 'a@b.at', roles: [], branches: [], hasTotp: false, demo: true }
async function shown(context: string, item: string, user = ada) {
  const { place } = await mounted(
    <Shell more={{ user }}>
      <Holder context={context} item={item} />
    </Shell>,
  )
  return { held: () => place.querySelector('output')?.textContent, copy: () => clicked(place.querySelector('button')) }
}

test('the clipboard holds one item per context and user, and all components see it at once (specification §3, Clipboard)', async () => {
  const [block, same, layer] = [await shown('block', 'one'), await shown('block', 'two'), await shown('layer', 'three')]
  const other = await shown('block', 'four', { ...ada, id: 'ben' })
  await block.copy()
  await same.copy()
  expect([block.held(), same.held(), layer.held(), other.held()]).toEqual(['two', 'two', 'nothing', 'nothing'])
})

test('the clipboard shows an item that another tab copied; an invalid item counts as none', async () => {
  const block = await shown('block', 'one')
  await block.copy()
  const key = localStorage.key(0) ?? ''
  for (const [text, held] of [
    [JSON.stringify({ type: 't', name: 'from there', data: 1, at: 1 }), 'from there'],
    ['{', 'nothing'],
    ['{"type":1,"name":"x"}', 'nothing'],
  ] as const) {
    localStorage.setItem(key, text)
    await acting(() => window.dispatchEvent(new Event('storage')))
    expect(block.held()).toBe(held)
  }
})

test('copied items are deleted when the session ends; other settings are not', async () => {
  localStorage.setItem('showProductData', '0')
  const [block, layer] = [await shown('block', 'one'), await shown('layer', 'two')]
  await block.copy()
  await layer.copy()
  await acting(() => forgetClipboards())
  expect([block.held(), layer.held()]).toEqual(['nothing', 'nothing'])
  expect(localStorage.getItem('showProductData')).toBe('0')
})
