// The service worker of the back office. It only shows notifications: it caches no pages and handles no requests (docs/adr/0046).
/* global self, clients */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

self.addEventListener('push', (event) => {
  const message = read(event.data)
  if (!message) return
  event.waitUntil(
    self.registration.showNotification(message.title, {
      body: message.body,
      tag: message.tag,
      renotify: true,
      requireInteraction: message.isUrgent,
      vibrate: message.isUrgent ? [300, 120, 300, 120, 300] : [],
      data: { url: message.url, orderId: message.accept ? message.accept.orderId : '' },
      actions: message.accept ? [{ action: 'accept', title: message.accept.title }] : [],
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url, orderId } = event.notification.data
  event.waitUntil(event.action === 'accept' && orderId ? accept(orderId).then((done) => done || open(url)) : open(url))
})

function read(data) {
  try {
    return data.json()
  } catch {
    return undefined
  }
}

// Confirms the order as the user who is signed in on this device. If that is not possible (signed out, no network, order changed by
// somebody else), it opens the order.
async function accept(orderId) {
  try {
    const me = await ask('/api/users/me')
    const order = await ask(`/api/orders/${orderId}`)
    if (order.state !== 'waiting') return false
    await ask(`/api/orders/${orderId}/status/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': me.csrfToken },
      body: JSON.stringify({ version: order.version }),
    })
    return true
  } catch {
    return false
  }
}

async function ask(path, options) {
  const response = await fetch(path, { credentials: 'same-origin', ...options })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()).data
}

async function open(url) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => new URL(one.url).pathname.startsWith('/backend'))
  if (!page) return clients.openWindow(url)
  await page.focus()
  return page.navigate(url).catch(() => clients.openWindow(url))
}
