/** Browser and server use this text to derive the key of a sealed (encrypted) tap, so that the key is used for nothing else. */
export const SEAL_INFO = 'servus time kiosk'
