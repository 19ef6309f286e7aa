import type { ConnectionValues } from '#platform/connections/connection.ts'
import { baseOf, SEVEN, TWILIO } from './adapters/addresses.ts'
import { priceOf, type SmsProvider } from './adapters/provider.ts'
import { seven } from './adapters/seven.ts'
import { twilio } from './adapters/twilio.ts'

/**
 * The SMS accounts of a brand. A brand that changes its provider still gets notices about earlier SMS from the old provider. Notices are
 * verified with the provider's key. Therefore the brand keeps the keys of both providers.
 */
export interface SmsAccounts {
  /** The provider that sends the SMS: Twilio if both providers are set up. Undefined: SMS are not sent, only listed in the back office. */
  provider: SmsProvider | undefined
  twilioToken: string | undefined
  sevenSignKey: string | undefined
}

type Fetch = typeof globalThis.fetch

/**
 * Creates the accounts from the settings of both connections. An account with missing settings cannot send. `ask`: the functions that make HTTP
 * requests to the providers.
 */
export function accountsOf(
  forTwilio: ConnectionValues | undefined,
  forSeven: ConnectionValues | undefined,
  ask: { twilio: Fetch; seven: Fetch },
): SmsAccounts {
  return {
    provider: twilioOf(forTwilio, ask.twilio) ?? sevenOf(forSeven, ask.seven),
    twilioToken: forTwilio?.token,
    sevenSignKey: forSeven?.signKey,
  }
}

function twilioOf(
  { account, token, from, url, price }: ConnectionValues = {},
  fetch: Fetch = globalThis.fetch,
): SmsProvider | undefined {
  if (!account || !token || !from) return undefined
  return twilio({ account, token, from, url: baseOf(url, TWILIO), price: priceOf(price), fetch })
}

function sevenOf(
  { key, from, url, price }: ConnectionValues = {},
  fetch: Fetch = globalThis.fetch,
): SmsProvider | undefined {
  if (!key || !from) return undefined
  return seven({ key, from, url: baseOf(url, SEVEN), price: priceOf(price), fetch })
}
