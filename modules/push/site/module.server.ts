import { statusSections } from '#modules/ordering/site/parts/status/status-sections.ts'
import { sitePages } from '#ui/site/module.ts'
import { followOrder } from './module.ts'

/** The worker that shows notifications is that of the app, so the offer follows its switch. */
export const pushPages = sitePages({
  name: 'push',
  fills: [
    statusSections.put({
      screen: followOrder,
      isShown: ({ init }) => init.config.enablePluginPWA,
    }),
  ],
})
