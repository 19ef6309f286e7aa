import type { ConnectionView } from '../contract.ts'

export type ConnectionLook = 'connected' | 'refused' | 'untested' | 'none' | 'unreadable'

/** What the badge of a connection says. */
export function lookOf({ source, test }: Pick<ConnectionView, 'source' | 'test'>): ConnectionLook {
  if (source === 'none' || source === 'unreadable') return source
  if (!test) return 'untested'
  return test.ok ? 'connected' : 'refused'
}

export const toneOf: Readonly<Record<ConnectionLook, 'ok' | 'alarm' | 'idle' | 'new'>> = {
  connected: 'ok',
  refused: 'alarm',
  untested: 'new',
  none: 'idle',
  unreadable: 'alarm',
}

/** What the form sends: only what was typed or chosen. An empty secret stays as it is; another empty field is removed. */
export function changesOf(
  fields: ConnectionView['fields'],
  typed: Readonly<Record<string, string>>,
): Record<string, string | null> {
  const changes: Record<string, string | null> = {}
  for (const { name, isSecret, value } of fields) {
    const text = (typed[name] ?? '').trim()
    if (isSecret ? text !== '' : text !== (value ?? '')) changes[name] = text === '' ? null : text
  }
  return changes
}
