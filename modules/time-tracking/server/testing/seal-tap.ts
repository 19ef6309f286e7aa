import { SEAL_INFO } from '../../rules/seal.ts'
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Seal, SealedTap } from '../../contract.ts'

/** Seals as the browser does (backoffice/kiosk/seal.ts), with the means of Node. */
export function sealTap(sealFor: string, tap: SealedTap): Seal {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const shared = pair.computeSecret(Buffer.from(sealFor, 'base64'))
  const iv = randomBytes(12)
  const close = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', shared, point, SEAL_INFO, 32)), iv)
  const box = Buffer.concat([close.update(JSON.stringify(tap)), close.final(), close.getAuthTag()])
  return { point: point.toString('base64'), iv: iv.toString('base64'), box: box.toString('base64') }
}
