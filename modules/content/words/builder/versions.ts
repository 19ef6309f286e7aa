import { plural, words } from '#i18n/messages.ts'

/** The list of versions and what differs between two. */
export const versionWords = words(
  {
    versionList: {
      now: 'jetzt',
      draft: 'Entwurf',
      number: (n: number) => `Version ${n}`,
      reasons: {
        publish: 'veröffentlicht',
        unpublish: 'vom Netz genommen',
        checkpoint: 'Zwischenstand',
        conflict: 'nicht übernommene Eingabe',
        ai: 'Text vorgeschlagen',
        plan_ended: 'war geplant; der Plan endete mit dem Veröffentlichen',
      },
      draftAgainstLive: 'Entwurf gegen Live',
      against: (n: number) => `Entwurf gegen Version ${n}`,
      fields: (n: number) => `${n} ${plural(n, { one: 'Feld', other: 'Felder' })}`,
      same: 'Kein Unterschied.',
      added: 'neu',
      removed: 'entfernt',
      moved: 'verschoben',
      empty: 'leer',
      load: (n: number) => `Version ${n} laden`,
      loaded: (n: number) => `Version ${n} ist als Entwurf geladen. Veröffentlicht ist nichts.`,
      none: 'Noch keine Versionen. Mit jedem Veröffentlichen entsteht eine.',
    },
  },
  {
    versionList: {
      now: 'now',
      draft: 'Draft',
      number: (n) => `Version ${n}`,
      reasons: {
        publish: 'published',
        unpublish: 'taken off the site',
        checkpoint: 'intermediate state',
        conflict: 'input that was not saved',
        ai: 'text proposed',
        plan_ended: 'was planned; the plan ended with the publication',
      },
      draftAgainstLive: 'Draft against live',
      against: (n) => `Draft against version ${n}`,
      fields: (n) => `${n} ${plural(n, { one: 'field', other: 'fields' })}`,
      same: 'No difference.',
      added: 'new',
      removed: 'removed',
      moved: 'moved',
      empty: 'empty',
      load: (n) => `Load version ${n}`,
      loaded: (n) => `Version ${n} is loaded as the draft. Nothing is published.`,
      none: 'No versions yet. Each publication makes one.',
    },
  },
)
