import Bowser, { parse } from 'bowser'
import { isbot } from 'isbot'
import type { Agent } from '../../rules/devices.ts'

// oxlint-disable-next-line import/no-named-as-default-member -- Node sees no named exports of these two
const { BROWSER_MAP, OS_MAP } = Bowser
const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP))
const unknown: Agent = { browser: '?', version: '', system: '?' }

/**
 * Families and major version of a user agent; it is not kept itself. Only names of the library's lists are taken: for an agent that it does
 * not know it answers with the agent's own text, as long as the caller likes.
 */
export function agentOf(header: string): Agent {
  if (header === '') return unknown
  const { browser, os } = parse(header)
  const system = systems.has(os.name ?? '') ? (os.name ?? '?') : '?'
  if (!browsers.has(browser.name ?? '')) return { ...unknown, system }
  return { browser: browser.name ?? '?', version: /^\d{1,4}(?=\.|$)/.exec(browser.version ?? '')?.[0] ?? '', system }
}

/** A program that says so. Others are found by what they do: no init, too many events. */
export const isRobot = (header: string): boolean => header === '' || isbot(header)
