import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { type Seal, SealedTap } from '../../contract.ts'
import { SEAL_INFO } from '../../rules/seal.ts'
import type { TimeContext } from '../people.ts'

function keyPair({ core }: TimeContext) {
  const secret = Buffer.from(core.settings.secret('time-kiosk-seal'))
  // Every number below the order of the curve is a valid key. The first bit of the order is a one, so clearing the first bit is enough.
  secret.writeUInt8(secret.readUInt8(0) & 0x7f, 0)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return pair
}

/** The public point for which kiosks encrypt, base64. It does not change as long as the secret of the installation stays the same. */
export const sealPoint = (context: TimeContext): string => keyPair(context).getPublicKey('base64')

/**
 * Decrypts a tap from a kiosk, which used a key pair once (ECDH on P-256, HKDF-SHA-256, AES-256-GCM). Undefined: it was changed on its way, or is
 * for another installation.
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
