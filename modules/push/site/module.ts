import { siteCode, siteModule } from '#ui/site/module.ts'

export const followOrder = siteCode(
  'status.follow',
  'modules/push/site/follow-order.tsx',
  () => import('./follow-order.tsx'),
)

export const pushSite = siteModule({ name: 'push', screens: [followOrder] })
