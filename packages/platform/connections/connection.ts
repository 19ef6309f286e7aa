import type { Locale } from '#contract/locale.ts'
import type { Log } from '../module.ts'

/** What a connection is for. Several connections may be of one kind: two providers of payment. */
export const connectionKinds = ['mail', 'payment', 'sms', 'push', 'maps', 'ai', 'accounting'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

type Words = Readonly<Record<Locale, string>>

/** One setting of a connection. */
export interface ConnectionField {
  readonly name: string
  readonly label: Words
  /** A sentence below the field. */
  readonly hint?: Words
  /** `url` and `host` say where we call: when one of them changes, secrets must be typed again, so that none is sent to a new address. */
  readonly kind: 'text' | 'url' | 'host' | 'email' | 'choice'
  /** Never sent to a browser. */
  readonly isSecret?: boolean
  readonly isRequired?: boolean
  /** What a text must look like. */
  readonly pattern?: RegExp
  readonly choices?: readonly { readonly value: string; readonly label: Words }[]
  /** Shown in the empty field. */
  readonly example?: string
  /** Environment name of the installation's default. */
  readonly environment?: string
}

/** Values by the name of the field. A field that is not set is missing. */
export type ConnectionValues = Readonly<Record<string, string | undefined>>

/** What the provider said, in the language of the caller. */
export interface TestAnswer {
  readonly ok: boolean
  readonly answer: string
}

export interface TestTools {
  readonly locale: Locale
  readonly log: Log
  /** Checks the addresses that it is given. */
  readonly fetch: typeof globalThis.fetch
  /** For what is not asked by `fetch`: may the address stand in a private network? */
  readonly allowsPrivate: boolean
  /** Who tests: gets the test mail. Undefined: nobody; the connection is only opened. */
  readonly tester?: { readonly name: string; readonly email: string }
  /** Milliseconds after which a provider counts as silent. */
  readonly timeoutMs: number
}

/** A service that a brand connects to with an account of its own (docs/rules/connections.md). */
export interface Connection {
  /** Unique in the product: 'mollie'. */
  readonly name: string
  readonly kind: ConnectionKind
  readonly title: Words
  /** Whose service it is: 'Mollie', 'SMTP'. */
  readonly provider: string
  readonly fields: readonly ConnectionField[]
  /** The installation's default, where it is more than each field's `environment`. Undefined: none is set. */
  fromEnvironment?(setting: (name: string) => string | undefined): ConnectionValues | undefined
  /** Asks the provider whether these values work. It must cost nothing and change nothing. */
  test(values: ConnectionValues, tools: TestTools): Promise<TestAnswer>
}

/** Declares a connection. */
export const connection = (declared: Connection): Connection => declared

/** The installation's default for a connection; undefined where the environment sets none of its fields. */
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

/** Values by environment name, for readers that check both in one way. */
export const byEnvironmentName =
  (sources: readonly (readonly [Connection, ConnectionValues | undefined])[]) =>
  (name: string): string | undefined => {
    for (const [{ fields }, values] of sources) {
      const field = fields.find(({ environment }) => environment === name)
      if (field) return values?.[field.name]
    }
    return undefined
  }
