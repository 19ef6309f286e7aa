import Bowser, { parse } from 'bowser'
import { isbot } from 'isbot'
import type { Agent } from '../../rules/devices.ts'

// oxlint-disable-next-line import/no-named-as-default-member -- Node sees no named exports BROWSER_MAP and OS_MAP
const { BROWSER_MAP, OS_MAP } = Bowser
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP))
const unknown: Agent = { browser: '?', version: '', system: '?' }

/**
 * Derives the browser, its major version and the operating system from a user agent. For an unknown agent the library returns a part of the
 * user agent, which must not be stored. So names that the library does not list become '?'. An empty `header` gives `unknown`.
 */
export function agentOf(header: string): Agent {
  if (header === '') return unknown
  const { browser, os } = parse(header)
  const system = systems.has(os.name ?? '') ? (os.name ?? '?') : '?'
  if (!browsers.has(browser.name ?? '')) return { ...unknown, system }
  return { browser: browser.name ?? '?', version: /^\d{1,4}(?=\.|$)/.exec(browser.version ?? '')?.[0] ?? '', system }
}

/**
 * Whether the user agent identifies a robot. An empty user agent counts as a robot. Other robots are recognised later: they send no event
 * 'init', or too many events.
 */
export const isRobot = (header: string): boolean => header === '' || isbot(header)
