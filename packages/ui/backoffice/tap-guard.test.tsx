// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { TapGuard } from './TapGuard.tsx'
import { acting, mounted } from './testing/mounted.ts'

/** Clicks the button. `at`: when the finger tapped, in milliseconds of `Event.timeStamp`. `detail` is 0 for a key press. */
const click = (button: Element | null, at: number, detail = 1) =>
  acting(() => {
    const event = new MouseEvent('click', { bubbles: true, detail })
    Object.defineProperty(event, 'timeStamp', { value: at })
    button?.dispatchEvent(event)
  })

test('a tap within 700 ms after the button appeared has no effect, also if a slow device reports it later', async () => {
  const press = vi.fn()
  const { place } = await mounted(
    <TapGuard>
      <button type="button" onClick={press}>
        zurückholen
      </button>
    </TapGuard>,
  )
  const button = place.querySelector('button')
  const shown = performance.now()
  await vi.waitFor(() => expect(button?.parentElement?.style.pointerEvents).toBe(''), 2000)
  await click(button, shown + 200)
  expect(press).not.toHaveBeenCalled()
  await click(button, shown + 200, 0)
  await click(button, performance.now() + 1000)
  expect(press).toHaveBeenCalledTimes(2)
})
