import type { Locale } from '#contract/locale.ts'
import type { Log } from '../module.ts'

/** The purpose of a connection. Several connections may be of one kind, for example two payment providers. */
export const connectionKinds = ['mail', 'payment', 'sms', 'push', 'maps', 'ai', 'accounting'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

type Words = Readonly<Record<Locale, string>>

/** One setting of a connection. */
export interface ConnectionField {
  readonly name: string
  readonly label: Words
  /** A sentence that is shown below the field. */
  readonly hint?: Words
  /**
   * `url` and `host` are the address of the service. When an address changes, the secrets must be typed again, so that no secret is sent to a
   * new address.
   */
  readonly kind: 'text' | 'url' | 'host' | 'email' | 'choice'
  /** True if the value is never sent to a browser. */
  readonly isSecret?: boolean
  readonly isRequired?: boolean
  /** The pattern that the text must match. */
  readonly pattern?: RegExp
  readonly choices?: readonly { readonly value: string; readonly label: Words }[]
  /** An example that is shown in the empty field. */
  readonly example?: string
  /** Name of the environment variable that contains the default value of the installation. */
  readonly environment?: string
}

/** The values of a connection, by the name of the field. A field that is not set is missing. */
export type ConnectionValues = Readonly<Record<string, string | undefined>>

/** The result of a connection test. Its texts are in the language of the caller. */
export interface TestAnswer {
  readonly ok: boolean
  readonly answer: string
}

export interface TestTools {
  readonly locale: Locale
  readonly log: Log
  /** Calls the provider, but refuses addresses that are not allowed. */
  readonly fetch: typeof globalThis.fetch
  /** For connections that do not use `fetch`: may the address be in a private network? */
  readonly allowsPrivate: boolean
  /** The user who receives the test mail. Undefined: no mail is sent, the connection is only opened. */
  readonly tester?: { readonly name: string; readonly email: string }
  /** Milliseconds until the test fails because the provider does not respond. */
  readonly timeoutMs: number
}

/** A service that a brand connects to with an account of its own (docs/rules/connections.md). */
export interface Connection {
  /** Name of the connection, unique in the product: 'mollie'. */
  readonly name: string
  readonly kind: ConnectionKind
  readonly title: Words
  /** Name of the provider or protocol: 'Mollie', 'SMTP'. */
  readonly provider: string
  readonly fields: readonly ConnectionField[]
  /**
   * Reads the installation's default values from the environment. Needed only if it is not enough that each field names one variable
   * (`environment`). Returns undefined if no default is set.
   */
  fromEnvironment?(setting: (name: string) => string | undefined): ConnectionValues | undefined
  /** Checks with the provider whether these values work. The test must cost nothing and change nothing. */
  test(values: ConnectionValues, tools: TestTools): Promise<TestAnswer>
}

/** Declares a connection. */
export const connection = (declared: Connection): Connection => declared

/** The installation's default for a connection, read from the environment. Undefined if none of the variables is set. */
export function environmentOf(
  of: Connection,
  setting: (name: string) => string | undefined,
): ConnectionValues | undefined {
  if (of.fromEnvironment) return of.fromEnvironment(setting)
  const values: Record<string, string> = {}
  for (const { name, environment } of of.fields) {
    const value = environment === undefined ? undefined : setting(environment)
    if (value) values[name] = value
  }
  return Object.keys(values).length > 0 ? values : undefined
}

/**
 * Returns a function that finds a value by the name of its environment variable. The same code can thus check stored values and the
 * environment.
 */
export const byEnvironmentName =
  (sources: readonly (readonly [Connection, ConnectionValues | undefined])[]) =>
  (name: string): string | undefined => {
    for (const [{ fields }, values] of sources) {
      const field = fields.find(({ environment }) => environment === name)
      if (field) return values?.[field.name]
    }
    return undefined
  }
