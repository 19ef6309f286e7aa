import { messages } from '#i18n/messages.ts'

const de = {
  publish: 'veröffentlicht',
  unpublish: 'vom Netz genommen',
  plan: 'Veröffentlichung geplant',
  plan_ended: 'Plan aufgehoben',
  recover: 'aus dem Papierkorb geholt',
}
const en = {
  publish: 'published',
  unpublish: 'taken off the site',
  plan: 'publication planned',
  plan_ended: 'plan cancelled',
  recover: 'taken out of the trash',
}

/** Names for the kinds of records of this module, as the audit trail shows them. */
export const contentLogTexts = messages(
  {
    site: 'Seite',
    navigation: 'Menü',
    block: 'Baustein',
    node: 'Eintrag',
    division: 'Organisation',
    redirect: 'Weiterleitung',
  },
  {
    site: 'Page',
    navigation: 'Menu',
    block: 'Reusable part',
    node: 'Entry',
    division: 'Organisation',
    redirect: 'Redirect',
  },
)

/** Texts for the actions in the audit trail. The key is for example 'site.publish'. */
export const contentActions = (locale: 'de' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['site', 'navigation', 'block'].flatMap((kind) =>
      Object.entries(locale === 'de' ? de : en).map(([action, text]) => [`${kind}.${action}`, text]),
    ),
  )
