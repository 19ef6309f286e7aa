import { parse } from 'bowser'
import { isbot } from 'isbot'
import type { Agent } from '../../rules/devices.ts'

/** Families and major version of a user agent; it is not kept itself. */
export function agentOf(header: string): Agent {
  if (header === '') return { browser: '?', version: '', system: '?' }
  const { browser, os } = parse(header)
  return { browser: browser.name ?? '?', version: (browser.version ?? '').split('.')[0] ?? '', system: os.name ?? '?' }
}

/** A program that says so. Others are found by what they do: no init, too many events. */
export const isRobot = (header: string): boolean => header === '' || isbot(header)
