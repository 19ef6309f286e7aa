import { sitePages } from '#ui/site/module.ts'

/** The server renders nothing for this module: the log starts in the browser. */
export const statisticsPages = sitePages({ name: 'statistics' })
