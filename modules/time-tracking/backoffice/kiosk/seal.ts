import type { Seal, SealedTap } from '../../contract.ts'
import { SEAL_INFO } from '../../rules/seal.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
const base64Of = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))

/** Whether this page can encrypt taps. Browsers allow that only on https pages and on localhost. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined

/**
 * Encrypts a tap so that only the server can read it (ADR 0050). A new key pair is made for each tap. `sealFor`: the public key of the
 * server, a P-256 point in base64.
 */
export async function seal(sealFor: string, tap: SealedTap): Promise<Seal> {
  const { subtle } = crypto
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const server = await subtle.importKey('raw', bytesOf(sealFor), curve, false, [])
  const own = await subtle.generateKey(curve, true, ['deriveBits'])
  const point = await subtle.exportKey('raw', own.publicKey)
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256)
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode(SEAL_INFO)
  const derived = { name: 'HKDF', hash: 'SHA-256', salt: point, info }
  const key = await subtle.deriveKey(derived, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const box = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(tap)))
  return { point: base64Of(point), iv: base64Of(iv), box: base64Of(box) }
}
