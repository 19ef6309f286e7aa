/**
 * Name of a channel. A message on it says that sessions of a user have ended, so every server process must close the open streams of this
 * user. Payload: `{ userId }`.
 */
export const sessionsEnded = 'identity.sessions-ended'
