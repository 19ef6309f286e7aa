import type { ConnectionView } from '../contract.ts'

export type ConnectionLook = 'connected' | 'refused' | 'untested' | 'none' | 'unreadable'

/** Returns the state that the badge of a connection shows. 'untested': the settings have not been tested after their last change. */
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

/**
 * The changes that the form sends: only fields whose text differs from the stored value. An empty field removes its value. But if the field
 * of a secret is empty, the secret stays unchanged.
 */
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
