// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { blockTypes } from '../../rules/blocks/block-types.ts'
import { FieldControls } from './fields/FieldControl.tsx'
import { showField } from './show-field.ts'

// Fields that grow with their text use `document.fonts`, which the test environment does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

const uuid = '018f7a52-0000-7000-8000-000000000001'
const image = (id: string) => ({ id, version: 1, extension: 'jpg', alt: '' })
const gallery = (id: string, images: readonly object[]) => ({ id, type: 'gallery', value: { images } })

function Form({ start, wrong }: { start: Record<string, unknown>; wrong: string }) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(start)
  return (
    <FieldControls
      fields={blockTypes.elements}
      path="g"
      problems={new Map([[wrong, 'Bitte beschreiben Sie das Bild.']])}
      language="en"
      values={values}
      onChange={setValues}
    />
  )
}

test('the link of a refusal opens the closed card, focuses the description of the picture, and it is marked', async () => {
  const items = [gallery('i1', [image('a')]), gallery('i2', [image('b'), image('c')])]
  await mounted(
    <Shell more={{ api: { call: () => Promise.resolve({ ok: true, value: [] }) } as unknown as Api }}>
      <Form start={{ items }} wrong="g.items.i2.images.1" />
    </Shell>,
  )
  const id = 'field-g.items.i2.images.1-alt'
  expect(document.getElementById(id)).toBeNull()
  await acting(() => showField('content.g.items.i2.images.1'))
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(id))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
})

const asked = async (altEn: string) => {
  const call = vi.fn(async ({ id }: { id: string }, _input: unknown) => ({
    ok: true,
    value: id === 'images.get' ? { revision: 3, alt: 'Saal', altEn, isDecorative: false } : [],
  }))
  await mounted(
    <Shell more={{ api: { call } as unknown as Api }}>
      <Form start={{ items: [gallery('i1', [image(uuid)])] }} wrong="" />
    </Shell>,
  )
  const field = document.getElementById('field-g.items.i1.images.0-alt') as HTMLTextAreaElement
  await acting(() => field.focus())
  await acting(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'The hall')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await acting(() => field.blur())
  await vi.waitFor(() => expect(call.mock.calls.some(([{ id }]) => id === 'images.get')).toBe(true))
  await acting(() => undefined)
  return call.mock.calls.flatMap(([{ id }, input]) => (id === 'images.update' ? [input] : []))
}

test('a description is stored in the library, if the library has none in the language of the page', async () => {
  expect(await asked('')).toEqual([{ params: { id: uuid }, body: { revision: 3, altEn: 'The hall' } }])
})

test('a description that the library has already is not replaced', async () => {
  expect(await asked('The great hall')).toEqual([])
})
