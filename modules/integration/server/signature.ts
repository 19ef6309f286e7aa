import { createHmac, randomBytes } from 'node:crypto'

/** A new secret of a receiver, as Standard Webhooks writes it: 'whsec_' and 32 bytes in base64. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** `v1,<base64>` for each secret, the newest first, with blanks between (Standard Webhooks). `seconds` since 1970. */
export const signatureOf = (secrets: readonly string[], id: string, seconds: number, body: string): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
