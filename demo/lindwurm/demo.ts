import type { DemoBrand } from '#apps/server/compose/demo-brand.ts'
import { branchIds } from './branch-ids.ts'

/**
 * Food in Munich and Vienna, and rides for the guests. This brand is not the default brand, so links in its mails need its own host name.
 */
export const lindwurm: DemoBrand = {
  id: 'lindwurm',
  name: 'Gasthaus Lindwurm',
  hosts: ['lindwurm.localhost'],
  domain: 'lindwurm.example',
  branchIds: Object.values(branchIds),
  contents: async () => (await import('./contents.ts')).lindwurmContents,
  theme: async () => (await import('./theme/theme.ts')).lindwurmTheme,
  drawnTowns: async () => [{ name: 'wien', town: (await import('../donau/vienna.ts')).vienna }],
}
