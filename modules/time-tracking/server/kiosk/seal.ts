import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { type Seal, SealedTap } from '../../contract.ts'
import { SEAL_INFO } from '../../rules/seal.ts'
import type { TimeContext } from '../people.ts'

function keyPair({ core }: TimeContext) {
  const secret = Buffer.from(core.settings.secret('time-kiosk-seal'))
  // A private key must be smaller than the order of the curve. This order is a number of 256 bits whose first bit is 1. So the key is
  // small enough if its first bit is set to 0.
  secret.writeUInt8(secret.readUInt8(0) & 0x7f, 0)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return pair
}

/**
 * The public key of the server, a P-256 point in base64, with which terminals encrypt taps. It is derived from the secret of the
 * installation, so it changes only with that secret.
 */
export const sealPoint = (context: TimeContext): string => keyPair(context).getPublicKey('base64')

/**
 * Decrypts a tap that a terminal has encrypted with a new key pair (ECDH on P-256, HKDF-SHA-256, AES-256-GCM). Undefined: the tap was
 * altered, or was encrypted for another installation.
 */
export function unseal(context: TimeContext, { point, iv, box }: Seal): SealedTap | undefined {
  try {
    const bytes = Buffer.from(box, 'base64')
    const given = Buffer.from(point, 'base64')
    const key = Buffer.from(hkdfSync('sha256', keyPair(context).computeSecret(given), given, SEAL_INFO, 32))
    const open = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64'), { authTagLength: 16 })
    open.setAuthTag(bytes.subarray(-16))
    const plain = Buffer.concat([open.update(bytes.subarray(0, -16)), open.final()])
    return SealedTap.parse(JSON.parse(plain.toString('utf8')))
  } catch {
    return undefined
  }
}
