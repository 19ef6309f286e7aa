import { sitePages } from '#ui/site/module.ts'
import { mapsTexts } from '../words/maps.ts'

export const mapsPages = sitePages({
  name: 'maps',
  credits(site, locale) {
    const { mapsCredit } = site.init.config
    return mapsCredit ? [mapsTexts(locale).credit(mapsCredit)] : []
  },
})
