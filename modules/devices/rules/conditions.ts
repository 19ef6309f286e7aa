import type { Device } from '../contract.ts'

/**
 * The condition of a printer. `unknown`: its condition was never requested. `silent`: it does not answer. `agent-off`: its print agent is
 * not connected.
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

/** Whether slips can be queued for the device. Printing by the browser has no queue. */
export const canTakeSlips = ({ isEnabled, transport }: Pick<Device, 'isEnabled' | 'transport'>): boolean =>
  isEnabled && transport !== 'browser'

/**
 * Derives the condition from the answers to DLE EOT 1, 2 and 4, one byte each; undefined where the printer did not answer. In every valid answer
 * bits 1 and 4 are set, and bits 0 and 7 are not; any other byte counts as no answer.
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
 * The meaning of a CloudPRNT status code: '200 OK', '410 out of paper'. Lists of codes differ, so for codes that are not listed here the first
 * digit decides.
 */
export function conditionOfCloud(code: string): Condition {
  const number = /^\s*(\d{3})/.exec(code)?.[1] ?? ''
  if (number === '210' || number === '211') return 'paper-low'
  if (number === '410') return 'paper-end'
  if (number === '420') return 'cover-open'
  if (number.startsWith('2')) return 'ok'
  return number === '' ? 'unknown' : 'error'
}

/** The meaning of an Epson result code. */
export function conditionOfEpson(code: string): Condition {
  if (code.includes('REC_EMPTY')) return 'paper-end'
  if (code.includes('COVER_OPEN')) return 'cover-open'
  return code === '' ? 'ok' : 'error'
}
