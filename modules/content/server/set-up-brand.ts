import { type Block, Config, siteEntity } from '../contract.ts'
import { homePaths } from '../rules/site-paths.ts'
import { locales } from '#contract/locale.ts'
import { firstPageTexts } from '../words/first-page.ts'
import type { BrandCore } from '#platform/module.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { Tx } from '#platform/db.ts'

/**
 * Creates the settings of a new brand, and a start page in German and English that staff complete in the back office. If the brand has settings,
 * nothing happens.
 */
export const setUpBrand =
  (core: BrandCore, createConfig: (tx: Tx, config: Config) => Promise<boolean>) =>
  async (name: string): Promise<void> => {
    const title = { de: name, en: name }
    await core.db.tx(async (tx) => {
      // Administrators need a second factor, except in demo mode: there it would protect nothing, because the passwords are public.
      const totpRoles = core.settings.demo ? [] : ['ROLE_ADMIN']
      if (!(await createConfig(tx, Config.parse({ shopName: name, businessName: name, title, totpRoles })))) return
      for (const locale of locales) {
        const texts = firstPageTexts(locale)
        const content: Block[] = [
          { type: 'hero', title: name, lead: '' },
          { type: 'bookingSystem', note: '' },
          { type: 'vehicles', title: texts.vehicles, lead: '' },
          { type: 'contact', title: texts.contact },
        ]
        await insertRecord(tx, core, siteEntity, {
          path: homePaths[locale],
          locale,
          type: 'custom_home',
          name: texts.home,
          translationKey: 'home',
          isPublic: true,
          content,
        })
      }
    })
  }
