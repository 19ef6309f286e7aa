// Sent in place of the service worker where the brand has no app any more: removes what an earlier worker left, and itself.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('servus-')) await caches.delete(name)
      await self.registration.unregister()
    })(),
  )
})
