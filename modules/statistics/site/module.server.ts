import { sitePages } from '#ui/site/module.ts'

/** The server part of this module on the website is empty, because visits are logged only in the browser. */
export const statisticsPages = sitePages({ name: 'statistics' })
