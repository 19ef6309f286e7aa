import type { Device } from '../contract.ts'

/**
 * The condition of a printer. `unknown`: the printer has never reported a condition. `silent`: it does not answer. `agent-off`: the print
 * agent that it uses is not connected.
 */
export const conditions = [
  'unknown',
  'ok',
  'paper-low',
  'paper-end',
  'cover-open',
  'offline',
  'error',
  'silent',
  'agent-off',
] as const
export type Condition = (typeof conditions)[number]

/** Whether a printer in this condition can print now. */
export const canPrint = (condition: Condition): boolean => condition === 'ok' || condition === 'paper-low'

/**
 * Whether slips can be queued for the printer: it must be enabled. A device of the kind 'browser' has no queue, because a person prints
 * from the browser.
 */
export const canTakeSlips = ({ isEnabled, transport }: Pick<Device, 'isEnabled' | 'transport'>): boolean =>
  isEnabled && transport !== 'browser'

/**
 * Derives the condition of an ESC/POS printer from its answers to the commands DLE EOT 1, 2 and 4. Each answer is one byte, or undefined if
 * the printer did not answer. In a valid answer bits 1 and 4 are set, and bits 0 and 7 are not. Any other byte counts as no answer.
 */
export function conditionOf(answers: {
  printer: number | undefined
  offline: number | undefined
  paper: number | undefined
}): Condition {
  const { printer, offline, paper } = answers
  if (printer === undefined && offline === undefined && paper === undefined) return 'silent'
  const has = (byte: number | undefined, bit: number): boolean => byte !== undefined && (byte & (1 << bit)) !== 0
  if (has(offline, 2)) return 'cover-open'
  if (has(offline, 5) || has(paper, 5) || has(paper, 6)) return 'paper-end'
  if (has(offline, 6)) return 'error'
  if (has(printer, 3) || has(printer, 5)) return 'offline'
  return has(paper, 2) || has(paper, 3) ? 'paper-low' : 'ok'
}

export const isStatusByte = (byte: number): boolean => (byte & 0b1001_0011) === 0b0001_0010

/**
 * Derives the condition from the status code of a CloudPRNT printer: '200 OK', '410 out of paper'. Printers document different codes. If a
 * code is not in this function, its first digit decides.
 */
export function conditionOfCloud(code: string): Condition {
  const number = /^\s*(\d{3})/.exec(code)?.[1] ?? ''
  if (number === '210' || number === '211') return 'paper-low'
  if (number === '410') return 'paper-end'
  if (number === '420') return 'cover-open'
  if (number.startsWith('2')) return 'ok'
  return number === '' ? 'unknown' : 'error'
}

/** Derives the condition from the result code of an Epson printer; an empty code means success. */
export function conditionOfEpson(code: string): Condition {
  if (code.includes('REC_EMPTY')) return 'paper-end'
  if (code.includes('COVER_OPEN')) return 'cover-open'
  return code === '' ? 'ok' : 'error'
}
