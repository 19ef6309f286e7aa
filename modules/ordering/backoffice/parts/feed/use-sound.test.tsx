// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { STILL_MS } from '../still-after-moves.ts'
import { useSound } from './use-sound.ts'

class Running {
  state = 'running'
  resume = () => Promise.resolve()
}

function Banner() {
  return useSound([], false).isBlocked ? <button type="button">Ton einschalten</button> : null
}

test('the banner stays under the finger that touches it, and goes when the tap is over', async () => {
  vi.stubGlobal('AudioContext', Running)
  const { place } = await mounted(
    <Shell>
      <Banner />
    </Shell>,
  )
  await acting(() => void window.dispatchEvent(new Event('pointerdown')))
  await new Promise((done) => setTimeout(done, STILL_MS / 2))
  expect(place.querySelector('button')).not.toBeNull()
  await vi.waitFor(() => expect(place.querySelector('button')).toBeNull(), 3000)
})
