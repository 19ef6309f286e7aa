import type { Provider } from '../contract.ts'

const isLocal = (address: string): boolean =>
  /^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(new URL(address).hostname)

/**
 * The address to which a provider sends its notices. The provider gets it with each payment. Undefined for all providers except Mollie:
 * Datatrans uses the address in its dashboard. Also undefined for the real Mollie if the brand runs on a developer's machine: Mollie
 * refuses an address that it cannot reach. Without notices, the server reads the payment from the provider in a scheduled job and when the
 * payer returns.
 */
export function noticeUrl(provider: Provider, baseUrl: string, mollieUrl: string | undefined): string | undefined {
  if (provider !== 'mollie' || (isLocal(baseUrl) && !isLocal(mollieUrl ?? baseUrl))) return undefined
  return `${baseUrl}/api/webhooks/mollie`
}
