// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { BannerArea } from './BannerArea.tsx'
import { acting, clicked, mounted } from './testing/mounted.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Replaces the observer of the browser. The returned function reports a changed size. */
function observed(): () => void {
  let report = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        report = call
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => report()
}

test('the first height is read when the browser has calculated the page, not before', async () => {
  const resized = observed()
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  const { place } = await mounted(
    <BannerArea screen="/bestellungen">
      <p>Eine neue Bestellung</p>
    </BannerArea>,
  )
  const area = () => place.querySelector<HTMLElement>('.banners')?.style.height
  expect(height).not.toHaveBeenCalled()
  expect(area()).toBe('')
  // Even if somebody already uses the page, the first height is set at once.
  await acting(() => void window.dispatchEvent(new Event('pointermove')))
  resized()
  expect(area()).toBe('44px')
})

test('the area changes its height only while nobody uses the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const resized = observed()
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  const { place } = await mounted(
    <BannerArea screen="/bestellungen">
      <p>Eine neue Bestellung</p>
    </BannerArea>,
  )
  const area = () => place.querySelector<HTMLElement>('.banners')?.style.height
  resized()
  expect(area()).toBe('44px')
  await acting(() => void window.dispatchEvent(new Event('pointerdown')))
  height.mockReturnValue(0)
  resized()
  expect(area()).toBe('44px')
  await acting(() => void vi.advanceTimersByTime(600))
  await acting(() => void window.dispatchEvent(new Event('touchmove')))
  await acting(() => void vi.advanceTimersByTime(600))
  expect(area()).toBe('44px')
  await acting(() => void vi.advanceTimersByTime(100))
  expect(area()).toBe('0px')
})

test('after the area has moved the page, a tap of a finger is ignored for a moment; a click of a mouse is not', async () => {
  const resized = observed()
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  const press = vi.fn()
  const { place } = await mounted(
    <>
      <BannerArea screen="/bestellungen">{null}</BannerArea>
      <button type="button" onClick={press}>
        Rückgängig
      </button>
    </>,
  )
  const click = (pointerType: 'touch' | 'mouse') =>
    acting(
      () =>
        void place.querySelector('button')?.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType })),
    )
  resized()
  await click('touch')
  expect(press).toHaveBeenCalledTimes(1)
  height.mockReturnValue(0)
  resized()
  await click('touch')
  expect(press).toHaveBeenCalledTimes(1)
  await click('mouse')
  expect(press).toHaveBeenCalledTimes(2)
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 700)
  await click('touch')
  expect(press).toHaveBeenCalledTimes(3)
  now.mockRestore()
})

test('while somebody types, a line that has gone leaves no empty band', async () => {
  const resized = observed()
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  const { place } = await mounted(<BannerArea screen="/bestellungen/fahrt">{null}</BannerArea>)
  resized()
  await acting(() => void window.dispatchEvent(new Event('keydown')))
  height.mockReturnValue(0)
  resized()
  expect(place.querySelector<HTMLElement>('.banners')?.style.height).toBe('0px')
})

test('when another screen opens, the area changes its height at once', async () => {
  const resized = observed()
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  function Screens() {
    const [screen, setScreen] = useState('/bestellungen')
    return (
      <>
        <button type="button" onClick={() => setScreen('/bestellungen/neu')}>
          Neu
        </button>
        <BannerArea screen={screen}>{null}</BannerArea>
      </>
    )
  }
  const { place } = await mounted(<Screens />)
  const area = () => place.querySelector<HTMLElement>('.banners')?.style.height
  resized()
  expect(area()).toBe('44px')
  await acting(() => void window.dispatchEvent(new Event('pointerdown')))
  height.mockReturnValue(0)
  await clicked(place.querySelector('button'))
  expect(area()).toBe('0px')
})
