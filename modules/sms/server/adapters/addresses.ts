export const TWILIO = 'https://api.twilio.com'
export const SEVEN = 'https://gateway.seven.io'

/** The configured address, otherwise the default one, without a trailing slash. */
export const baseOf = (url: string | undefined, usual: string): string => (url ?? usual).replace(/\/+$/, '')
