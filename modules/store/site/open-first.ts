interface WithOpening {
  readonly opening: { readonly tone: 'ok' | 'warn' | 'err' }
}

/** Sorts open branches first, for guests who want to order now. Within each group the order of the list stays. */
export const openFirst = (a: WithOpening, b: WithOpening): number =>
  Number(a.opening.tone === 'err') - Number(b.opening.tone === 'err')
