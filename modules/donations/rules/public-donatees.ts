import type { Donatee, PublicDonatee } from '../contract.ts'

/** The organisations that customers may choose, with the data that visitors may see. */
export const publicDonatees = (all: readonly Donatee[]): PublicDonatee[] =>
  all
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id, name, description, translations }) => ({ id, name, description, translations }))
