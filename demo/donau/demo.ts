import type { DemoBrand } from '#apps/server/compose/demo-brand.ts'
import { branchId } from './branch-ids.ts'

/** Rides in Vienna. This brand is the default brand, so links in its mails use the default address, and the brand needs no host name. */
export const donau: DemoBrand = {
  id: 'donau',
  name: 'Donau Chauffeur',
  hosts: [],
  domain: 'donau.example',
  branchIds: [branchId],
  contents: async () => (await import('./contents.ts')).donauContents,
  theme: async () => (await import('./theme/theme.ts')).donauTheme,
  drawnTowns: async () => [{ name: 'wien', town: (await import('./vienna.ts')).vienna }],
}
