// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { useSound } from './use-sound.ts'

class Running {
  state = 'running'
  resume = () => Promise.resolve()
}

function Banner() {
  return useSound([], false).isBlocked ? <button type="button">Ton einschalten</button> : null
}

test('the banner does not move while a finger touches it, and disappears after the tap', async () => {
  vi.stubGlobal('AudioContext', Running)
  const { place } = await mounted(
    <Shell>
      <Banner />
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
