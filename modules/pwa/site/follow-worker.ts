import { onNewWorker } from '../rules/offer.ts'

/** Address and scope of the worker (specification §4, PWA). */
const workerUrl = '/build/service-worker.js'
const options: RegistrationOptions = { scope: '/', updateViaCache: 'none' }
/** What the worker hears (worker/start-worker.ts). */
const skipWaiting = { type: 'SKIP_WAITING' }

interface FollowDeps {
  container: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration' | 'register' | 'addEventListener'>
  reload: () => void
  /** Somebody is filling in a form on this page. */
  isFilling: () => boolean
  /** A new version waits for the restart. */
  onUpdate: () => void
}

/** The page's side of the worker: registers and removes it, says when a new one waits, restarts into it. */
export function followWorker({ container, isFilling, onUpdate, reload }: FollowDeps) {
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
      await container.register(workerUrl, options).then(watch, () => undefined)
    },
    async unregister(): Promise<void> {
      await (await find())?.unregister()
    },
    /** Looks for a new version. */
    async check(): Promise<void> {
      await (await find())?.update().catch(() => undefined)
    },
    /** The worker that waits now is asked: an earlier one may have been replaced meanwhile. Without one the page is loaded again. */
    async restart(): Promise<void> {
      isAsked = true
      const waiting = (await find())?.waiting
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      if (waiting) waiting.postMessage(skipWaiting)
      else reload()
    },
  }
}
