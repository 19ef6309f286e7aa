/** Told to every process when sessions of a user end, so that open streams close. Payload: `{ userId }`. */
export const sessionsEnded = 'identity.sessions-ended'
