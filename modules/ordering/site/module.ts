import { siteCode, siteModule } from '#ui/site/module.ts'

export const unknownOrder = siteCode(
  'status.unknown',
  'modules/ordering/site/unknown-order.tsx',
  () => import('./unknown-order.tsx'),
)

export const orderingSite = siteModule({
  name: 'ordering',
  late: { 'last-order': () => import('./fill-last-order.tsx'), bar: () => import('./link-fresh-order.ts') },
  screens: [unknownOrder],
})
