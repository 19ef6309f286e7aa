interface WithOpening {
  readonly opening: { readonly tone: 'ok' | 'warn' | 'err' }
}

/** Compares two branches for sorting: open branches come before closed ones. Apart from that, the sequence of the branches stays. */
export const openFirst = (a: WithOpening, b: WithOpening): number =>
  Number(a.opening.tone === 'err') - Number(b.opening.tone === 'err')
