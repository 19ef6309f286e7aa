import { messages, plural } from '#i18n/messages.ts'

/** Texts for the import of redirects from a table, and for the warning that a redirect leads in a circle. */
export const redirectTexts = messages(
  {
    import: 'Importieren',
    title: 'Weiterleitungen importieren',
    label: 'Eine Weiterleitung je Zeile',
    help: '/alt; /neu; 301 oder 302. Ohne Art gilt 301. Eine Adresse, die es schon gibt, bekommt das neue Ziel.',
    file: 'Tabelle wählen (CSV)',
    cancel: 'Abbrechen',
    failed: 'Die Weiterleitungen konnten nicht importiert werden.',
    problems: (n: number) =>
      `Nichts importiert: ${n} ${plural(n, { one: 'Zeile passt nicht.', other: 'Zeilen passen nicht.' })}`,
    line: (n: string) => `Zeile ${n}`,
    done: (created: number, changed: number) => `${created} angelegt, ${changed} geändert.`,
    loop: 'Diese Weiterleitung ergäbe eine Schleife.',
    auto: (from: string) => `${from} entstand, als eine Seite ihre Adresse wechselte.`,
    manual: (from: string) => `${from} wurde von Hand angelegt.`,
    hits: (n: number) => `${n} ${plural(n, { one: 'Besuch nutzte', other: 'Besuche nutzten' })} sie.`,
    removeOld: (n: number) => (n === 1 ? 'Alte löschen' : `${n} alte löschen`),
    removed: 'Gelöscht. Sie können jetzt speichern.',
  },
  {
    import: 'Import',
    title: 'Import redirects',
    label: 'One redirect per line',
    help: '/old; /new; 301 or 302. Without a type it is 301. An address that is there already gets the new target.',
    file: 'Choose a table (CSV)',
    cancel: 'Cancel',
    failed: 'The redirects could not be imported.',
    problems: (n) => `Nothing imported: ${n} ${plural(n, { one: 'line does', other: 'lines do' })} not fit.`,
    line: (n) => `Line ${n}`,
    done: (created, changed) => `${created} added, ${changed} changed.`,
    loop: 'This redirect would make a loop.',
    auto: (from) => `${from} was made when a page changed its address.`,
    manual: (from) => `${from} was added by hand.`,
    hits: (n) => `${n} ${plural(n, { one: 'visit', other: 'visits' })} used it.`,
    removeOld: (n) => (n === 1 ? 'Delete the old one' : `Delete ${n} old ones`),
    removed: 'Deleted. You can save now.',
  },
)
