import type { Donatee, PublicDonatee } from '../contract.ts'

/** The donatees that customers may choose, as visitors see them. */
export const publicDonatees = (all: readonly Donatee[]): PublicDonatee[] =>
  all
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id, name, description, translations }) => ({ id, name, description, translations }))
