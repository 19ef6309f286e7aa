/** The purpose of a sealed tap. Browser and server derive its key with this text. */
export const SEAL_INFO = 'servus time kiosk'
