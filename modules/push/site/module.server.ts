import { statusSections } from '#modules/ordering/site/parts/status/status-sections.ts'
import { sitePages } from '#ui/site/module.ts'
import { followOrder } from './module.ts'

/**
 * Adds the offer of notifications to the status page. The web app's service worker shows the notifications. Therefore the offer is shown
 * only if the brand has switched the web app on.
 */
export const pushPages = sitePages({
  name: 'push',
  fills: [
    statusSections.put({
      screen: followOrder,
      isShown: ({ init }) => init.config.enablePluginPWA,
    }),
  ],
})
