/** Channel of the message to every process that sessions of a user have ended, so that open streams are closed. Payload: `{ userId }`. */
export const sessionsEnded = 'identity.sessions-ended'
