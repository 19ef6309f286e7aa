// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { late } from './late.tsx'

let isOnline = false
beforeEach(() => {
  isOnline = false
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const goOnline = () =>
  act(async () => {
    isOnline = true
    dispatchEvent(new Event('online'))
  })

/** Shows a part whose code cannot be loaded without a connection. */
async function open(options: { dialog?: 'inPlace' | 'fixed' }) {
  const onDismiss = vi.fn()
  const Part = late(async () => {
    if (!isOnline) throw new Error('Failed to fetch')
    return { default: () => <p>Schweinsbraten</p> }
  }, options)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const render = (asked = 1) => act(async () => root.render(<Part asked={asked} onDismiss={onDismiss} />))
  await render()
  await wait(100)
  const press = (name: string) =>
    act(async () => [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  return { box, onDismiss, press, render }
}

test('without a connection the message that a part is missing is there at once', async () => {
  const { box } = await open({})
  expect(box.querySelector('[role=alert]')?.textContent).toContain('Dieser Teil konnte nicht geladen werden.')
  expect(box.querySelector('.late-dialog')).toBeNull()
})

test('a part of the page is shown as soon as the connection is back', async () => {
  const { box } = await open({})
  await wait(60_000)
  await goOnline()
  expect(box.textContent).toBe('Schweinsbraten')
})

test('the message of a dialog is fixed on the screen and can be closed', async () => {
  const { box, onDismiss, press } = await open({ dialog: 'fixed' })
  expect(box.querySelector('.late-dialog [role=alert]')).not.toBeNull()
  await press('Schließen')
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('a dialog opens by itself if the connection is back within some seconds', async () => {
  const { box } = await open({ dialog: 'fixed' })
  await wait(3000)
  await goOnline()
  expect(box.textContent).toBe('Schweinsbraten')
})

test('later a dialog opens only when the guest asks for it', async () => {
  const { box, press, render } = await open({ dialog: 'fixed' })
  await wait(6000)
  await goOnline()
  expect(box.textContent).toContain('Die Verbindung ist wieder da.')
  await render()
  expect(box.textContent).not.toContain('Schweinsbraten')
  await press('Jetzt öffnen')
  expect(box.textContent).toBe('Schweinsbraten')
})

test.each(['inPlace', 'fixed'] as const)(
  'a dialog with the message %s does not open over what the guest does since the tap, but at once at the next tap',
  async (dialog) => {
    for (const type of ['pointerdown', 'focusin']) {
      const { box, onDismiss, render } = await open({ dialog })
      act(() => void document.body.dispatchEvent(new Event(type, { bubbles: true })))
      expect(onDismiss).not.toHaveBeenCalled()
      await goOnline()
      expect(box.textContent).toContain('Die Verbindung ist wieder da.')
      await wait(4000)
      expect(box.textContent).not.toContain('Schweinsbraten')
      await render(2)
      expect(box.textContent).toBe('Schweinsbraten')
      isOnline = false
    }
  },
)

test('a press on the message of a dialog is not something else', async () => {
  const { box } = await open({ dialog: 'inPlace' })
  act(() => void box.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  await goOnline()
  expect(box.textContent).toBe('Schweinsbraten')
})

test('a second tap without a connection counts as the time at which the guest asked', async () => {
  const { box, render } = await open({ dialog: 'inPlace' })
  await wait(20_000)
  act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  await render(2)
  await wait(1000)
  await goOnline()
  expect(box.textContent).toBe('Schweinsbraten')
})

test('a dialog whose code still loads is given up when the guest goes on', async () => {
  const onDismiss = vi.fn()
  const Part = late(() => new Promise<never>(() => undefined), { dialog: 'inPlace' })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Part onDismiss={onDismiss} />))
  act(() => void document.body.dispatchEvent(new Event('focusin', { bubbles: true })))
  expect(onDismiss).toHaveBeenCalledOnce()
})
