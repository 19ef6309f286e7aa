/** Calls of keys and webhooks; they are defined in contract/. */
export * from './contract/keys.ts'
export * from './contract/webhooks.ts'
