/** Matches names of fields whose values are secret. Nobody may read them in the audit trail (docs/rules/security.md, Errors and audit). */
const secrets =
  /password|secret|token|hash|totp|recovery|^(api|access|board|device|secret|private|sign)?keys?$|^pin$|cookie/i

/** What is shown in place of a secret value. */
export const HIDDEN = '•••'

/**
 * Returns the values with secrets replaced by `HIDDEN`: every value whose field name matches `secrets`, also inside nested values. An empty
 * value is not replaced. Null if `values` is null.
 */
export function redact(values: Readonly<Record<string, unknown>> | null): Record<string, unknown> | null {
  if (values === null) return null
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secrets.test(name) ? hidden(value) : inside(value)]),
  )
}

const hidden = (value: unknown): unknown => (value === null || value === undefined || value === '' ? value : HIDDEN)

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside)
  return typeof value === 'object' && value !== null ? redact(value as Record<string, unknown>) : value
}
