/** The address of the service worker, and the pages that it serves: all pages of the site (specification §4, PWA). */
export const workerUrl = '/build/service-worker.js'
export const workerOptions: RegistrationOptions = { scope: '/', updateViaCache: 'none' }
