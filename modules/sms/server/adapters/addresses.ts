export const TWILIO = 'https://api.twilio.com'
export const SEVEN = 'https://gateway.seven.io'

/** The base address of a provider without trailing slash: the configured one, otherwise the provider's usual one. */
export const baseOf = (url: string | undefined, usual: string): string => (url ?? usual).replace(/\/+$/, '')
