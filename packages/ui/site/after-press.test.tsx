// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterPress } from './after-press.ts'

type AfterPress = ReturnType<typeof useAfterPress>
let afterPress: AfterPress
function Probe({ take }: { take: (one: AfterPress) => void }) {
  const one = useAfterPress()
  useEffect(() => take(one), [one, take])
  return null
}
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <Probe
        take={(one) => {
          afterPress = one
        }}
      />,
    ),
  )
  stop = () => act(() => root.unmount())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})
const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))

test('without a press, the message is shown at once', () => {
  const show = vi.fn()
  afterPress(show)
  expect(show).toHaveBeenCalledOnce()
})

test.each(['mouseup', 'dragend', 'contextmenu', 'input', 'keydown'])(
  'during a press it waits until after the click: the press ends with %s',
  (end) => {
    const show = vi.fn()
    send('mousedown')
    send('change')
    afterPress(show)
    vi.runAllTimers()
    send(end)
    send('click')
    expect(show).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(show).toHaveBeenCalledOnce()
    afterPress(show)
    expect(show).toHaveBeenCalledTimes(2)
  },
)

test('a message that is dropped is not shown', () => {
  const show = vi.fn()
  send('mousedown')
  const drop = afterPress(show)
  drop()
  send('mouseup')
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})

test('a field that has left the page shows nothing', () => {
  const show = vi.fn()
  send('mousedown')
  afterPress(show)
  send('mouseup')
  stop()
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})
