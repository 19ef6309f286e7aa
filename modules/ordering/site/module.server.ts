import { sitePages } from '#ui/site/module.ts'
import { checkoutPage } from './checkout-page.server.ts'
import { statusPage } from './status-page.server.ts'

export const orderingPages = sitePages({ name: 'ordering', tasks: { checkout: checkoutPage, status: statusPage } })
