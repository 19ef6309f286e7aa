// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSound } from './use-sound.ts'

class Running {
  state = 'running'
  resume = () => Promise.resolve()
}

function Offer() {
  return useSound([], false).isBlocked ? <button type="button">Ton starten</button> : null
}

test('the offer does not move while a finger touches it, and disappears after the tap', async () => {
  vi.stubGlobal('AudioContext', Running)
  const { place } = await mounted(
    <Shell>
      <Offer />
    </Shell>,
  )
  const button = place.querySelector('button')
  for (const step of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
    await acting(() => void button?.dispatchEvent(new Event(step, { bubbles: true })))
    expect(place.querySelector('button'), step).not.toBeNull()
  }
  await acting(() => void button?.dispatchEvent(new Event('click', { bubbles: true })))
  await vi.waitFor(() => expect(place.querySelector('button')).toBeNull(), 3000)
})

test('after a reload of a page that was used, no offer is shown, and the sound works again', async () => {
  let made = 0
  vi.stubGlobal(
    'AudioContext',
    class extends Running {
      constructor() {
        super()
        made++
      }
    },
  )
  const activation = { configurable: true, value: { hasBeenActive: true, isActive: false } }
  Object.defineProperty(navigator, 'userActivation', activation)
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
  const { place } = await mounted(
    <Shell>
      <Offer />
    </Shell>,
  )
  expect(place.querySelector('button')).toBeNull()
  await vi.waitFor(() => expect(made).toBe(1), 3000)
  expect(place.querySelector('button')).toBeNull()
})
