import { createHmac, randomBytes } from 'node:crypto'

/** Makes the secret of a webhook in the format of Standard Webhooks: 'whsec_' and 32 random bytes in base64. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/**
 * The signature of an event: `v1,<base64>` for each secret, the newest first, separated by blanks (Standard Webhooks). `seconds`: the time of
 * sending, in seconds since 1970.
 */
export const signatureOf = (secrets: readonly string[], id: string, seconds: number, body: string): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
