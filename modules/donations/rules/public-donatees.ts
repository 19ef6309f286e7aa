import type { Donatee, PublicDonatee } from '../contract.ts'

/** The organisations that customers can choose, without the data that only staff may see, such as the IBAN. */
export const publicDonatees = (all: readonly Donatee[]): PublicDonatee[] =>
  all
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id, name, description, translations }) => ({ id, name, description, translations }))
