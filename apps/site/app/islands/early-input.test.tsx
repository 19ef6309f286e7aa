// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTabStore, useTabStore } from '#ui/site/tab-store.ts'
import { Awake } from './awake.tsx'
import { type EarlyInput, keepEarlyInput } from './early-input.ts'

const empty = { place: '', service: 'transfer', sign: false, note: '', floor: '1' }
const saved = { place: 'Linz', service: 'transfer', sign: false, note: '', floor: '1' }
const onTap = vi.fn<() => void>()
const onOpen = vi.fn<() => void>()

let before: typeof saved
const stored = { parse: () => before, serialise: JSON.stringify }

/**
 * A form like the forms of the website: the server renders it empty, and after hydration it shows the draft that the browser has stored.
 */
function Form() {
  const { value: draft, store } = useTabStore(() => createTabStore('form', stored, () => undefined), empty)
  const { change } = store
  return (
    <form>
      <input id="place" value={draft.place} onChange={(event) => change({ place: event.target.value })} />
      {['transfer', 'private'].map((service) => (
        <input
          key={service}
          id={service}
          type="radio"
          name="service"
          checked={draft.service === service}
          onChange={() => change({ service })}
        />
      ))}
      <input
        id="sign"
        type="checkbox"
        checked={draft.sign}
        onChange={(event) => change({ sign: event.target.checked })}
      />
      <textarea id="note" value={draft.note} onChange={(event) => change({ note: event.target.value })} />
      <select id="floor" value={draft.floor} onChange={(event) => change({ floor: event.target.value })}>
        <option>1</option>
        <option>2</option>
      </select>
      <input id="date" role="combobox" aria-controls="none" aria-expanded={false} readOnly onClick={onOpen} />
      <button id="buy" type="button" onClick={onTap}>
        Bestellen
      </button>
      <output>{JSON.stringify(draft)}</output>
    </form>
  )
}

let part: HTMLElement
let early: EarlyInput
const find = <E extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as unknown as E
const draft = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as typeof saved

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  before = saved
  onTap.mockClear()
  onOpen.mockClear()
  document.body.innerHTML = `<div data-island="form">${renderToString(<Form />)}</div>`
  part = document.querySelector<HTMLElement>('[data-island]')!
  early = keepEarlyInput(document)
})
afterEach(() => early.stop())

function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function hydrate() {
  await act(async () => hydrateRoot(part, <Form />))
  part.dataset['awake'] = ''
  await act(async () => early.repeat(part))
}

test.each([
  ['is added to an empty draft', empty],
  ['replaces the stored draft', saved],
])('what is typed, chosen and ticked before hydration %s', async (_, draftBefore) => {
  before = draftBefore
  type(find('place'), 'W')
  type(find('place'), 'Wien')
  type(find<HTMLTextAreaElement>('note'), 'Hintereingang')
  type(find<HTMLSelectElement>('floor'), '2')
  find('private').click()
  find('sign').click()
  await hydrate()
  expect(draft()).toEqual({ place: 'Wien', service: 'private', sign: true, note: 'Hintereingang', floor: '2' })
  expect(find('place').value).toBe('Wien')
  expect(find('private').checked).toBe(true)
})

test('what was entered before this script ran is kept, too', async () => {
  early.stop()
  find('place').value = 'Wien'
  find<HTMLTextAreaElement>('note').value = 'Hintereingang'
  find<HTMLSelectElement>('floor').value = '2'
  find('private').checked = true
  find('sign').checked = true
  early = keepEarlyInput(document)
  await hydrate()
  expect(draft()).toEqual({ place: 'Wien', service: 'private', sign: true, note: 'Hintereingang', floor: '2' })
})

test('after a reload, values that the browser filled in again do not replace the stored draft', async () => {
  early.stop()
  find('place').value = 'Wien'
  early = keepEarlyInput(document, false)
  await hydrate()
  expect(draft()).toEqual(saved)
})

test('the part counts as hydrated only when its form shows the stored draft', async () => {
  const shown: (typeof saved)[] = []
  const tell = () => shown.push(draft())
  await act(async () =>
    hydrateRoot(
      part,
      <Awake tell={tell}>
        <Form />
      </Awake>,
    ),
  )
  expect(shown).toEqual([saved])
})

test('fields that the visitor did not touch get the stored draft, and typing goes on as usual', async () => {
  await hydrate()
  expect(draft()).toEqual(saved)
  await act(async () => find('sign').click())
  expect(draft()).toEqual({ ...saved, sign: true })
})

test('a tap on a part that is not hydrated yet is repeated once afterwards', async () => {
  find('buy').click()
  find('buy').click()
  await hydrate()
  expect(onTap).toHaveBeenCalledTimes(1)
  await act(async () => early.repeat(part))
  expect(onTap).toHaveBeenCalledTimes(1)
  find('buy').click()
  expect(onTap).toHaveBeenCalledTimes(2)
})

test('a tap on a field that opens a picker is repeated', async () => {
  find('date').click()
  await hydrate()
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('a tap on a hydrated part discards an earlier stored tap', async () => {
  find('buy').click()
  document.body.append(document.createElement('button'))
  document.querySelector<HTMLElement>('body > button')?.click()
  await hydrate()
  expect(onTap).not.toHaveBeenCalled()
})

test.each<[string, (button: HTMLElement) => void]>([
  ['was removed', (button) => button.remove()],
  ['has another label', (button) => (button.textContent = 'Stornieren')],
])('a button that %s in the meantime is not tapped', async (_, change) => {
  find('buy').click()
  part.dataset['awake'] = ''
  const button = find<HTMLButtonElement>('buy')
  const clicked = vi.spyOn(button, 'click')
  change(button)
  early.repeat(part)
  expect(clicked).not.toHaveBeenCalled()
})

test('a tap is not repeated after the visitor has turned to another field, so that nothing opens over it', async () => {
  find('date').click()
  find('place').focus()
  type(find('place'), 'Wien')
  await hydrate()
  expect(onOpen).not.toHaveBeenCalled()
  expect(draft().place).toBe('Wien')
})

test('a tap that waits is answered below the tapped element until it can be repeated', async () => {
  vi.useFakeTimers()
  document.body.insertAdjacentHTML('beforeend', '<aside id="unloaded" hidden><p>Noch nicht geladen.</p></aside>')
  find('date').click()
  const note = () => document.querySelector('.tap-note')?.textContent
  vi.advanceTimersByTime(900)
  expect(note()).toBeUndefined()
  vi.advanceTimersByTime(200)
  expect(note()).toBe('Noch nicht geladen.')
  vi.useRealTimers()
  await hydrate()
  expect(note()).toBeUndefined()
  expect(onOpen).toHaveBeenCalledOnce()
})
