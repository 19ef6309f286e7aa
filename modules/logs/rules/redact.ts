/** Parts of field names. The values of fields with such a name must not be readable in the audit trail (docs/rules/security.md, Errors and audit). */
const secrets =
  /password|secret|token|hash|totp|recovery|^(api|access|board|device|secret|private|sign)?keys?$|^pin$|cookie/i

/** The text that replaces a secret. */
export const HIDDEN = '•••'

/** The values of an entry without secrets: the value of each field whose name matches `secrets` is replaced, at any depth. Null stays null. */
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
