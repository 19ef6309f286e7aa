import type { DemoBrand } from '#apps/server/compose/demo-brand.ts'
import { donau } from './donau/demo.ts'
import { lindwurm } from './lindwurm/demo.ts'

/** The businesses that `npm start` shows (docs/rules/brands.md, Names and hosts). The first business is the default brand. */
export const demoBrands: readonly DemoBrand[] = [donau, lindwurm]
