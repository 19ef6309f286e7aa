import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Creates a log that writes JSON lines to standard output. Fields that must never be logged (passwords, tokens) are removed at every level. */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  const secrets = ['password', 'token', 'hash', 'secret', 'authorization', 'cookie', 'csrfToken', 'code']
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
    },
    options.destination ?? pino.destination({ fd: 1, sync: false }),
  )
}
