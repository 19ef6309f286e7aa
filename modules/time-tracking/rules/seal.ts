/** What a sealed tap is for: a part of its key, the same in browser and server. */
export const SEAL_INFO = 'servus time kiosk'
