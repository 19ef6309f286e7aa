import { onNewWorker } from '../rules/offer.ts'
import { workerOptions, workerUrl } from './parts/worker-address.ts'

/** What the worker hears (worker/start-worker.ts). */
const skipWaiting = { type: 'SKIP_WAITING' }

interface FollowDeps {
  container: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'register' | 'addEventListener'>
  reload: () => void
  /** Somebody is filling in a form on this page. */
  isFilling: () => boolean
  /** A new version waits for the restart. */
  onUpdate: () => void
  wait: (ms: number) => Promise<void>
}

/** How long a restart waits for a version that is still being installed, in milliseconds. */
const installTime = 10_000

/** Resolves when a worker is no longer being installed: it waits then, or it has failed. */
const settled = (worker: ServiceWorker) =>
  new Promise<void>((done) => {
    if (worker.state !== 'installing') done()
    else worker.addEventListener('statechange', () => done(), { once: true })
  })

/** The page's side of the worker: registers and removes it, says when a new one waits, restarts into it. */
export function followWorker({ container, isFilling, onUpdate, reload, wait }: FollowDeps) {
  // The first worker of a page is no update.
  let hadWorker = container.controller !== null
  let isAsked = false
  let isReloading = false
  const watched = new WeakSet<ServiceWorkerRegistration>()

  container.addEventListener('controllerchange', () => {
    const act = onNewWorker({ hadWorker, isAsked, isFilling: isFilling() })
    hadWorker = true
    if (act === 'ask') onUpdate()
    if (act !== 'reload' || isReloading) return
    isReloading = true
    reload()
  })
  const watch = (registration: ServiceWorkerRegistration): void => {
    if (watched.has(registration)) return
    watched.add(registration)
    if (registration.waiting && container.controller) onUpdate()
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && container.controller) onUpdate()
      })
    })
  }
  const find = async (): Promise<ServiceWorkerRegistration | undefined> => {
    const found = await container.getRegistration('/')
    if (found) watch(found)
    return found
  }
  return {
    find,
    /** A failure is no concern of the visitor (specification §8): the page works without. */
    async register(): Promise<void> {
      await container.register(workerUrl, workerOptions).then(watch, () => undefined)
    },
    async unregister(): Promise<void> {
      await (await find())?.unregister()
    },
    /** Looks for a new version. */
    async check(): Promise<void> {
      await (await find())?.update().catch(() => undefined)
    },
    /** The newest worker is asked, also one that is being installed at the click: else its own restart would follow. Without one the page is loaded again. */
    async restart(): Promise<void> {
      isAsked = true
      const registration = await find()
      if (registration?.installing) await Promise.race([settled(registration.installing), wait(installTime)])
      const waiting = registration?.waiting
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      if (waiting) waiting.postMessage(skipWaiting)
      else reload()
    },
  }
}
