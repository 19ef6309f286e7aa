import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger }

/**
 * Creates a log that writes JSON lines, by default to standard output. If the name of a field is in `secrets`, its value is replaced by
 * '[removed]', at the top level of an entry and one level below.
 */
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
