import { onNewWorker } from '../rules/offer.ts'
import { workerOptions, workerUrl } from './parts/worker-address.ts'

/** The message that makes a waiting worker active (worker/start-worker.ts). */
const skipWaiting = { type: 'SKIP_WAITING' }

interface FollowDeps {
  container: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'register' | 'addEventListener'>
  reload: () => void
  /** Whether somebody is filling in a form on this page. */
  isFilling: () => boolean
  /** Called when a new version waits for the restart. */
  onUpdate: () => void
  wait: (ms: number) => Promise<void>
}

/** The longest time in milliseconds that a restart waits for a version that is still being installed. */
const installTime = 10_000

/** Resolves when the installation of a worker has ended: the worker waits then, or it has failed. */
const settled = (worker: ServiceWorker) =>
  new Promise<void>((done) => {
    if (worker.state !== 'installing') done()
    else worker.addEventListener('statechange', () => done(), { once: true })
  })

/** Connects the page to its worker: registers and removes it, reports when a new one waits, and restarts the page with it. */
export function followWorker({ container, isFilling, onUpdate, reload, wait }: FollowDeps) {
  // The first worker of a page is not an update.
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
    /** The page works without a worker, so a failure is not shown to the visitor (specification §8). */
    async register(): Promise<void> {
      await container.register(workerUrl, workerOptions).then(watch, () => undefined)
    },
    async unregister(): Promise<void> {
      await (await find())?.unregister()
    },
    /** Checks for a new version. */
    async check(): Promise<void> {
      await (await find())?.update().catch(() => undefined)
    },
    /**
     * Activates the newest worker. It waits for a version that is being installed, because that one would soon need another restart. If none is
     * waiting, the page is reloaded.
     */
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
