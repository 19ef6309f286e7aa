import type { Failure } from '#kernel/result.ts'
import type { Connection, ConnectionField, ConnectionValues } from '#platform/connections/connection.ts'

/**
 * The host in the value of a `url` or `host` field. Undefined if the value is malformed, contains a user name or password, or (for `url`) is not an
 * http address.
 */
export function hostOf({ kind }: ConnectionField, value: string): string | undefined {
  const url = URL.parse(kind === 'host' ? `smtp://${value}` : value)
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return undefined
  if (kind === 'url') return /^https?:$/.test(url.protocol) ? url.hostname : undefined
  return url.pathname === '' && url.search === '' && url.hash === '' ? url.hostname : undefined
}

const isAddress = ({ kind }: ConnectionField): boolean => kind === 'url' || kind === 'host'

function fits(field: ConnectionField, value: string): boolean {
  if (/[\p{Cc}]/u.test(value)) return false
  if (field.pattern && !field.pattern.test(value)) return false
  if (isAddress(field)) return hostOf(field, value) !== undefined
  if (field.kind === 'email') return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)
  return field.kind !== 'choice' || (field.choices ?? []).some((choice) => choice.value === value)
}

/**
 * Returns the settings after a change. Fields that `changes` does not contain keep their values. Null, or a text that contains only spaces,
 * removes a value. Spaces at the beginning and end of new values are removed.
 */
export function changedValues(
  before: ConnectionValues,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const after = {
    ...before,
    ...Object.fromEntries(Object.entries(changes).map(([k, v]) => [k, v?.trim() || undefined])),
  }
  return Object.fromEntries(Object.entries(after).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/**
 * Checks a change and returns its errors, each with the name of its field. Codes: request.invalid (unknown field), field.required, connections.form
 * (malformed), connections.secret_again. The last code means: if an address changes, the secrets must be entered again. Without this rule,
 * somebody could send the stored secrets to a foreign server.
 */
export function checkValues(
  { fields }: Connection,
  before: ConnectionValues,
  after: ConnectionValues,
  changes: Readonly<Record<string, string | null>>,
): Failure[] {
  const unknown = Object.keys(changes).filter((name) => !fields.some((field) => field.name === name))
  if (unknown.length > 0) return unknown.map((field) => ({ code: 'request.invalid', field }))
  const failures: Failure[] = []
  for (const field of fields) {
    const value = after[field.name]
    if (value === undefined && field.isRequired) failures.push({ code: 'field.required', field: field.name })
    if (value !== undefined && value !== before[field.name] && !fits(field, value))
      failures.push({ code: 'connections.form', field: field.name })
  }
  const isElsewhere = fields.some((field) => isAddress(field) && before[field.name] !== after[field.name])
  for (const { name, isSecret } of fields)
    if (isElsewhere && isSecret && before[name] !== undefined && after[name] !== undefined && !changes[name])
      failures.push({ code: 'connections.secret_again', field: name })
  return failures
}
