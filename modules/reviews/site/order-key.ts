import type { OrderKey } from '#modules/ordering/site/parts/calls.ts'

/** The order that a link names: '#GL-7/5f8c1d0e'. In the fragment, so that no log of a server holds it. Undefined: it names none. */
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
