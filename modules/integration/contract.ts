/** Calls of keys, webhooks, calendars of rides and other websites; they are defined in contract/. */
export * from './contract/embed.ts'
export * from './contract/feeds.ts'
export * from './contract/keys.ts'
export * from './contract/webhooks.ts'
