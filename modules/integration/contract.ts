/** The API endpoints for keys, webhooks, calendars of rides, and websites that show our pages. They are defined in contract/. */
export * from './contract/embed.ts'
export * from './contract/feeds.ts'
export * from './contract/keys.ts'
export * from './contract/webhooks.ts'
