import { entityMessages } from '#i18n/editors/entity-words.ts'
import { plural } from '#i18n/messages.ts'
import { statisticsTitles } from './titles.ts'

/** Texts for annotations. An annotation is a note about a day; charts show it. */
export const annotationWords = entityMessages(
  (locale) => statisticsTitles(locale).annotation,
  {
    count: (n: number) => `${n} ${plural(n, { one: 'Anmerkung', other: 'Anmerkungen' })}`,
    create: 'Anmerkung anlegen',
    search: 'Anmerkungen durchsuchen',
    emptyTitle: 'Noch keine Anmerkungen',
    emptyText:
      'Halten Sie fest, was an einem Tag war: neue Karte, Aktion, Feiertag. In der Statistik steht es bei diesem Tag.',
    noneTitle: 'Keine Anmerkung passt',
    loadFailed: 'Anmerkungen konnten nicht geladen werden.',
    saveFailed: 'Anmerkung konnte nicht gespeichert werden.',
    fields: { day: 'Tag', text: 'Was war?' },
    help: { text: 'Kurz, zum Beispiel „Neue Karte“. Es steht im Diagramm.' },
    sections: { general: 'Allgemein' },
    choices: {},
  },
  {
    count: (n) => `${n} ${plural(n, { one: 'annotation', other: 'annotations' })}`,
    create: 'Create annotation',
    search: 'Search annotations',
    emptyTitle: 'No annotations yet',
    emptyText: 'Note what happened on a day: new menu, campaign, holiday. The statistics show it on that day.',
    noneTitle: 'No annotation matches',
    loadFailed: 'Annotations could not be loaded.',
    saveFailed: 'The annotation could not be saved.',
    fields: { day: 'Day', text: 'What happened?' },
    help: { text: 'Short, for example “New menu”. It is shown in the chart.' },
    sections: { general: 'General' },
    choices: {},
  },
)
