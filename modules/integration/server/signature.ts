import { createHmac, randomBytes } from 'node:crypto'

/** A new secret for a receiver, in the format of Standard Webhooks: 'whsec_' and 32 bytes in base64. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** `v1,<base64>` for each secret, newest first, separated by blanks (Standard Webhooks). `seconds` since 1970. */
export const signatureOf = (secrets: readonly string[], id: string, seconds: number, body: string): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
