/** Channel of a message to every process: sessions of a user have ended, so open streams of the user must be closed. Payload: `{ userId }`. */
export const sessionsEnded = 'identity.sessions-ended'
