// Sent instead of the service worker if the brand no longer has an app. It removes the caches of an earlier worker, and itself.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('servus-')) await caches.delete(name)
      await self.registration.unregister()
    })(),
  )
})
