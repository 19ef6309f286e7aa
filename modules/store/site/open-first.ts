interface WithOpening {
  readonly opening: { readonly tone: 'ok' | 'warn' | 'err' }
}

/** Who wants to order now finds an open branch first; else the order of the list stays. */
export const openFirst = (a: WithOpening, b: WithOpening): number =>
  Number(a.opening.tone === 'err') - Number(b.opening.tone === 'err')
