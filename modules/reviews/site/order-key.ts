import type { OrderKey } from '#modules/ordering/site/parts/calls.ts'

/**
 * Reads from the fragment of an address which order the link names: '#GL-7/5f8c1d0e'. Browsers do not send the fragment to the server, so
 * no server writes the order's secret to a log. Undefined if the fragment names no order.
 */
export function keyIn(fragment: string): OrderKey | undefined {
  const [uid = '', hash = '', ...more] = fragment.replace(/^#/, '').split('/').map(decoded)
  return /^[\w-]{2,40}$/.test(uid) && /^[\w-]{6,64}$/.test(hash) && more.length === 0 ? { uid, hash } : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
