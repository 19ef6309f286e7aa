import { siteModule } from '#ui/site/module.ts'
import { branchMap } from './parts/islands.ts'

export const mapsSite = siteModule({
  name: 'maps',
  islands: [branchMap],
  late: { 'footer-map': () => import('./footer-map.ts') },
})
