import Bowser, { parse } from 'bowser'
import { isbot } from 'isbot'
import type { Agent } from '../../rules/devices.ts'

// oxlint-disable-next-line import/no-named-as-default-member -- Node sees no named exports of these two
const { BROWSER_MAP, OS_MAP } = Bowser
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP))
const unknown: Agent = { browser: '?', version: '', system: '?' }

/**
 * Families and major version of a user agent. The user agent itself is not stored. Only names from the library's lists are used, because for an
 * unknown agent the library returns text of the agent itself, of any length.
 */
export function agentOf(header: string): Agent {
  if (header === '') return unknown
  const { browser, os } = parse(header)
  const system = systems.has(os.name ?? '') ? (os.name ?? '?') : '?'
  if (!browsers.has(browser.name ?? '')) return { ...unknown, system }
  return { browser: browser.name ?? '?', version: /^\d{1,4}(?=\.|$)/.exec(browser.version ?? '')?.[0] ?? '', system }
}

/**
 * Whether a program identifies itself as a robot in its user agent. Other robots are recognised by their behaviour: they send no init
 * event, or too many events.
 */
export const isRobot = (header: string): boolean => header === '' || isbot(header)
