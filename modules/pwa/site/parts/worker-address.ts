/** Address and scope of the worker (specification §4, PWA). */
export const workerUrl = '/build/service-worker.js'
export const workerOptions: RegistrationOptions = { scope: '/', updateViaCache: 'none' }
