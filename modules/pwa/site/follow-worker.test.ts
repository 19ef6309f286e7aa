import { expect, test } from 'vitest'
import { followWorker } from './follow-worker.ts'

class FakeWorker extends EventTarget {
  state = 'installing'
  readonly heard: unknown[] = []
  postMessage(message: unknown) {
    this.heard.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  /** A new version comes and waits. */
  bring(): FakeWorker {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.become('installed')
    return worker
  }
}

function page(start: { hasWorker: boolean }) {
  const registration = new FakeRegistration()
  const events = new EventTarget()
  const seen = { updates: 0, reloads: 0, isFilling: false }
  const container = {
    controller: start.hasWorker ? new FakeWorker() : null,
    getRegistration: async () => registration,
    register: async () => registration,
    addEventListener: events.addEventListener.bind(events),
  }
  const follow = followWorker({
    container: container as unknown as ServiceWorkerContainer,
    reload: () => seen.reloads++,
    isFilling: () => seen.isFilling,
    onUpdate: () => seen.updates++,
  })
  const change = () => events.dispatchEvent(new Event('controllerchange'))
  return { change, container, follow, registration, seen }
}

test('the first worker of a page is no update and reloads nothing', async () => {
  const { change, container, follow, registration, seen } = page({ hasWorker: false })
  await follow.register()
  registration.bring()
  container.controller = new FakeWorker()
  change()
  expect(seen).toMatchObject({ updates: 0, reloads: 0 })
  change()
  expect(seen.reloads).toBe(1)
})

test('a restart asks the worker that waits at the click: of three updates in a row the last', async () => {
  const { change, follow, registration, seen } = page({ hasWorker: true })
  await follow.find()
  const [first, second, third] = [registration.bring(), registration.bring(), registration.bring()]
  expect(seen.updates).toBe(3)
  await follow.restart()
  expect([first.heard, second.heard, third.heard]).toEqual([[], [], [{ type: 'SKIP_WAITING' }]])
  change()
  change()
  expect(seen.reloads).toBe(1)
})

test('another tab reloads by itself, unless somebody fills in a form there: that one is asked', async () => {
  const { change, follow, seen } = page({ hasWorker: true })
  await follow.find()
  seen.isFilling = true
  change()
  expect(seen).toMatchObject({ updates: 1, reloads: 0 })
  seen.isFilling = false
  change()
  expect(seen.reloads).toBe(1)
})

test('a worker that waited before the page was opened is announced; without one a restart loads the page again', async () => {
  const { follow, registration, seen } = page({ hasWorker: true })
  registration.waiting = new FakeWorker()
  await follow.find()
  expect(seen.updates).toBe(1)
  registration.waiting = null
  await follow.restart()
  expect(seen.reloads).toBe(1)
})
