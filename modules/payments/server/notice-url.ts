import type { Provider } from '../contract.ts'

const isLocal = (address: string): boolean =>
  /^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(new URL(address).hostname)

/**
 * The address for notices of a provider. Datatrans uses the address in its dashboard. Mollie gets an address with each payment and refuses an
 * address that it cannot reach. A developer's machine has no such address: there the job and the payer's return read the payment.
 */
export function noticeUrl(provider: Provider, baseUrl: string, mollieUrl: string | undefined): string | undefined {
  if (provider !== 'mollie' || (isLocal(baseUrl) && !isLocal(mollieUrl ?? baseUrl))) return undefined
  return `${baseUrl}/api/webhooks/mollie`
}
