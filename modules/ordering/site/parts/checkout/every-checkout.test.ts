import { expect, test, vi } from 'vitest'
import { whenOnline } from './every-checkout.ts'

const screenOf = (onLine: boolean) => Object.assign(new EventTarget(), { navigator: { onLine } })
const open = (screen: EventTarget, isReached: boolean) => {
  const act = vi.fn()
  const opened = whenOnline(act, screen as unknown as Window, async () => isReached)
  return { act, opened }
}

test("if the network is lost right after the response, the order's page opens when the network is back, and only once", async () => {
  const screen = screenOf(false)
  const { act, opened } = open(screen, false)
  await Promise.resolve()
  expect(act).not.toHaveBeenCalled()
  screen.dispatchEvent(new Event('online'))
  screen.dispatchEvent(new Event('online'))
  await opened
  expect(act).toHaveBeenCalledTimes(1)
})

test("if the browser is wrong and there is a network, the order's page opens at once", async () => {
  const { act, opened } = open(screenOf(false), true)
  await opened
  expect(act).toHaveBeenCalledTimes(1)
})

test("with a network the order's page opens at once, and nothing is asked", () => {
  const { act } = open(screenOf(true), false)
  expect(act).toHaveBeenCalledTimes(1)
})
