/** A fixed text from which browser and server derive the key of an encrypted tap. It makes the key different from keys for other purposes. */
export const SEAL_INFO = 'servus time kiosk'
