export const TWILIO = 'https://api.twilio.com'
export const SEVEN = 'https://gateway.seven.io'

/** The address that is set, else the usual one, without a slash at its end. */
export const baseOf = (url: string | undefined, usual: string): string => (url ?? usual).replace(/\/+$/, '')
