import { statusSections } from '#modules/ordering/site/parts/status/status-sections.ts'
import { sitePages } from '#ui/site/module.ts'
import { followOrder } from './module.ts'

/** The app's service worker shows the notifications, so they are only offered if the app is switched on. */
export const pushPages = sitePages({
  name: 'push',
  fills: [
    statusSections.put({
      screen: followOrder,
      isShown: ({ init }) => init.config.enablePluginPWA,
    }),
  ],
})
