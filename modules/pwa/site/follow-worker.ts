import { onNewWorker } from '../rules/offer.ts'
import { workerOptions, workerUrl } from './parts/worker-address.ts'

/** The message from a page that makes a waiting service worker active (worker/start-worker.ts). */
const skipWaiting = { type: 'SKIP_WAITING' }

interface FollowDeps {
  container: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'register' | 'addEventListener'>
  reload: () => void
  /** Whether the visitor is filling in a form on this page. */
  isFilling: () => boolean
  /**
   * Called when a new version is installed and waits. Also called when a new version has become active while the visitor fills in a form
   * of this page.
   */
  onUpdate: () => void
  wait: (ms: number) => Promise<void>
}

/**
 * Milliseconds. After the visitor asked for the new version, the page waits at most this long for a version that is still being installed.
 */
const installTime = 10_000

/** Resolves when the installation of a worker has ended: the worker waits, it is active, or the installation has failed. */
const settled = (worker: ServiceWorker) =>
  new Promise<void>((done) => {
    if (worker.state !== 'installing') done()
    else worker.addEventListener('statechange', () => done(), { once: true })
  })

/**
 * Connects a page with its service worker: registers and removes the worker, and reports a new version. When a new version has become
 * active, the page is reloaded. It is not reloaded while the visitor fills in a form, unless the visitor asked for that version.
 */
export function followWorker({ container, isFilling, onUpdate, reload, wait }: FollowDeps) {
  // If the page has no service worker yet, the first worker is not an update.
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
    /** Registers the worker. If that fails, the visitor sees no error, because the page works without a worker (specification §8). */
    async register(): Promise<void> {
      await container.register(workerUrl, workerOptions).then(watch, () => undefined)
    },
    async unregister(): Promise<void> {
      await (await find())?.unregister()
    },
    /** Makes the browser check whether there is a new version. */
    async check(): Promise<void> {
      await (await find())?.update().catch(() => undefined)
    },
    /**
     * Called when the visitor asks for the new version. Makes the waiting worker active; the page then reloads. If a newer version is being
     * installed, this function first waits for the installation (at most ten seconds). If no worker waits, the page is only reloaded.
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
