export const TWILIO = 'https://api.twilio.com'
export const SEVEN = 'https://gateway.seven.io'

/** The base address of a provider without trailing slash: the configured address, or the provider's usual address if none is configured. */
export const baseOf = (url: string | undefined, usual: string): string => (url ?? usual).replace(/\/+$/, '')
