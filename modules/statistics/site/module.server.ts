import { sitePages } from '#ui/site/module.ts'

/** Nothing is rendered: the log begins when a page works. */
export const statisticsPages = sitePages({ name: 'statistics' })
