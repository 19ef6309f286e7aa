/** Calls of keys, webhooks and calendars of rides; they are defined in contract/. */
export * from './contract/feeds.ts'
export * from './contract/keys.ts'
export * from './contract/webhooks.ts'
