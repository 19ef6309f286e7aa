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
  /** Simulates that the browser finds a new version. It is being installed until `finish` is called. */
  begin() {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    const finish = () => {
      this.installing = null
      this.waiting = worker
      worker.become('installed')
    }
    return { worker, finish }
  }
  /** Simulates that a new version has been installed and waits. */
  bring(): FakeWorker {
    const { finish, worker } = this.begin()
    finish()
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
  let pass = () => {}
  const waited = new Promise<void>((done) => (pass = done))
  const follow = followWorker({
    container: container as unknown as ServiceWorkerContainer,
    reload: () => seen.reloads++,
    isFilling: () => seen.isFilling,
    onUpdate: () => seen.updates++,
    wait: () => waited,
  })
  const change = () => events.dispatchEvent(new Event('controllerchange'))
  return { change, container, follow, pass: () => pass(), registration, seen }
}

test('the first worker of a page is not an update and reloads nothing', async () => {
  const { change, container, follow, registration, seen } = page({ hasWorker: false })
  await follow.register()
  registration.bring()
  container.controller = new FakeWorker()
  change()
  expect(seen).toMatchObject({ updates: 0, reloads: 0 })
  change()
  expect(seen.reloads).toBe(1)
})

test('a restart activates the worker that waits at the click: after three updates in a row, the last one', async () => {
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

test('a restart waits for a version that is being installed at the time of the click', async () => {
  const { follow, registration } = page({ hasWorker: true })
  await follow.find()
  const earlier = registration.bring()
  const { finish, worker } = registration.begin()
  const asked = follow.restart()
  await follow.find()
  expect(earlier.heard).toEqual([])
  finish()
  await asked
  expect([earlier.heard, worker.heard]).toEqual([[], [{ type: 'SKIP_WAITING' }]])
})

test('a version whose installation does not end does not stop a restart', async () => {
  const { follow, pass, registration } = page({ hasWorker: true })
  await follow.find()
  const earlier = registration.bring()
  registration.begin()
  const asked = follow.restart()
  pass()
  await asked
  expect(earlier.heard).toEqual([{ type: 'SKIP_WAITING' }])
})

test('other tabs reload by themselves, but a tab with a half-filled form asks first', async () => {
  const { change, follow, seen } = page({ hasWorker: true })
  await follow.find()
  seen.isFilling = true
  change()
  expect(seen).toMatchObject({ updates: 1, reloads: 0 })
  seen.isFilling = false
  change()
  expect(seen.reloads).toBe(1)
})

test('a worker that was waiting before the page was opened is announced; if none is waiting, a restart reloads the page', async () => {
  const { follow, registration, seen } = page({ hasWorker: true })
  registration.waiting = new FakeWorker()
  await follow.find()
  expect(seen.updates).toBe(1)
  registration.waiting = null
  await follow.restart()
  expect(seen.reloads).toBe(1)
})
