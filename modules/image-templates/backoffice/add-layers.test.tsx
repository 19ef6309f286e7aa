// @vitest-environment happy-dom
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Layer, LayerType } from '../contract.ts'
import { newLayer } from '../rules/arrange.ts'
import { MOST_CODES } from '../rules/draw-code.ts'
import { AddLayers } from './AddLayers.tsx'
import { useLayerSteps } from './use-layer-steps.ts'

const canvas = { w: 1200, h: 630, background: '#ffffff' }
const words = { name: '', text: 'Heute', family: 'Hanken Grotesk' }
const fonts = [
  {
    family: 'Hanken Grotesk',
    variants: [{ id: null, variant: '700', weight: 700, isItalic: false, licence: 'OFL', bytes: 1 }],
  },
]
const layers = (type: LayerType, count: number): Layer[] =>
  Array.from({ length: count }, (_, at) => newLayer(type, canvas, `${type}${at}`, words))

beforeEach(() => localStorage.clear())

/** An editor for a template with these layers. A button copies the last layer. */
function Editor({ begin }: { begin: Layer[] }) {
  const [all, setAll] = useState(begin)
  const steps = useLayerSteps({ canvas, layers: all, fonts, put: setAll, choose: () => undefined })
  return (
    <>
      <AddLayers steps={steps} onAdd={(type) => steps.add(newLayer(type, canvas, steps.newId(), words))} />
      <button type="button" onClick={() => all.at(-1) && steps.copy(all.at(-1) as Layer)}>
        copy
      </button>
      <button type="button" onClick={steps.paste}>
        keys
      </button>
      <output>{all.map(({ id, type, x }) => `${type} ${x} ${id.length > 5}`).join(', ')}</output>
    </>
  )
}

async function shown(begin: Layer[]) {
  const { place } = await mounted(
    <Shell>
      <Editor begin={begin} />
    </Shell>,
  )
  const button = (text: string) => [...place.querySelectorAll('button')].find((one) => one.textContent.includes(text))
  return { place, button, layers: () => place.querySelector('output')?.textContent }
}

test('with six QR codes a seventh cannot be added or pasted, and the reason is shown', async () => {
  const { button, layers: all, place } = await shown(layers('qr', MOST_CODES))
  const code = button('QR-Code')
  expect(code?.disabled).toBe(true)
  expect(place.querySelector(`#${CSS.escape(code?.getAttribute('aria-describedby') ?? '')}`)?.textContent).toContain(
    'höchstens 6 QR-Codes',
  )
  expect(button('Text')?.disabled).toBe(false)
  const before = all()
  await clicked(button('copy'))
  expect(button('einfügen')?.disabled).toBe(true)
  await clicked(button('keys'))
  expect(all()).toBe(before)
})

test('a copied layer is pasted into another template, with an id of its own', async () => {
  const one = await shown(layers('text', 1))
  expect(one.button('einfügen')).toBeUndefined()
  await clicked(one.button('copy'))
  const other = await shown([])
  await clicked(other.button('„Text“ einfügen'))
  expect(other.layers()).toBe('text 300 true')
  await clicked(other.button('einfügen'))
  expect(other.layers()).toBe('text 300 true, text 320 true')
})

test('a text that is not a layer, or a layer whose font was deleted, is not pasted', async () => {
  const one = await shown(layers('text', 1))
  await clicked(one.button('copy'))
  const key = localStorage.key(0) ?? ''
  expect(key).toMatch(/^asp-clipboard:Gasthaus:u:layer$/)
  const held = JSON.parse(localStorage.getItem(key) ?? '') as { data: object }
  for (const data of [
    { ...held.data, w: 'wide' },
    { ...held.data, family: 'Comic' },
  ]) {
    localStorage.setItem(key, JSON.stringify({ ...held, data }))
    const other = await shown([])
    await clicked(other.button('einfügen'))
    expect(other.layers()).toBe('')
  }
})
