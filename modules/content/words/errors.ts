import { errorEntries } from '#i18n/errors.ts'

/** Texts of the errors that the API calls of this module return. */
export const contentErrors = errorEntries({
  'content.alt_missing': {
    status: 422,
    de: 'Bitte beschreiben Sie das Bild in einem Satz, oder markieren Sie es als Schmuck.',
    en: 'Please describe the picture in one sentence, or mark it as decorative.',
  },
  'content.link': {
    status: 422,
    de: 'Bitte wählen Sie eine Seite, oder schreiben Sie https://…, mailto:…, tel:… oder #Stelle.',
    en: 'Please choose a page, or write https://…, mailto:…, tel:… or #part.',
  },
  'content.rich_alt': {
    status: 422,
    de: 'Bitte tippen Sie auf das Bild im Text und beschreiben Sie es in einem Satz.',
    en: 'Please tap on the picture in the text and describe it in one sentence.',
  },
  'content.rich_file': {
    status: 422,
    de: (v) => `Im Text sind JPG, PNG, GIF, SVG und PDF erlaubt, nicht ${v['type']}. Bitte entfernen Sie die Datei.`,
    en: (v) => `In the text JPG, PNG, GIF, SVG and PDF are allowed, not ${v['type']}. Please remove the file.`,
  },
  'content.path_taken': {
    status: 422,
    de: (v) => `Diese Adresse hat schon die Seite „${v['title']}“. Bitte wählen Sie eine andere.`,
    en: (v) => `The page “${v['title']}” already has this address. Please choose another one.`,
  },
  'content.not_published': {
    status: 422,
    de: (v) =>
      `„${v['title']}“ ist nicht veröffentlicht. Veröffentlichen Sie es zuerst, oder entfernen Sie den Verweis.`,
    en: (v) => `The entry “${v['title']}” is not published. Publish it first, or remove the reference.`,
  },
  'content.reference_missing': {
    status: 422,
    de: 'Was hier gewählt war, gibt es nicht mehr. Bitte wählen Sie neu.',
    en: 'What was chosen here no longer exists. Please choose again.',
  },
  'content.block_not_here': {
    status: 422,
    de: 'Dieser Block passt nicht zu dieser Art von Seite.',
    en: 'This block does not belong on this type of page.',
  },
  'content.locked': {
    status: 423,
    de: (v) => `${v['by']} bearbeitet die Seite gerade. Ihre Eingaben sind als Version gesichert.`,
    en: (v) => `${v['by']} is editing this page now. What you typed is kept as a version.`,
  },
  'content.cycle': {
    status: 422,
    de: 'Dieser Baustein enthält sich selbst. Bitte entfernen Sie den Verweis.',
    en: 'This part contains itself. Please remove the reference.',
  },
  'content.trashed': {
    status: 409,
    de: 'Das liegt im Papierkorb. Holen Sie es zuerst zurück.',
    en: 'This is in the trash. Take it out first.',
  },
  'content.start_page': {
    status: 409,
    de: 'Die Startseite kann nicht gelöscht oder vom Netz genommen werden.',
    en: 'The start page cannot be deleted or taken off the site.',
  },
  'content.nothing_live': {
    status: 409,
    de: 'Davon ist noch nichts veröffentlicht.',
    en: 'Nothing of this has been published yet.',
  },
  'content.nothing_new': {
    status: 409,
    de: 'Das ist schon live. Seit der letzten Veröffentlichung hat sich nichts geändert.',
    en: 'This is live already. Nothing has changed since it was last published.',
  },
  'content.whole_brand': {
    status: 403,
    de: 'Die Website gehört allen Standorten. Ändern darf sie, wer für alle zuständig ist.',
    en: 'The website belongs to all locations. Only people responsible for all of them may change it.',
  },
  'plan.past': { status: 422, de: 'Dieser Zeitpunkt ist schon vorbei.', en: 'This time has already passed.' },
  'plan.gap': {
    status: 422,
    de: 'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhr wird vorgestellt.',
    en: 'This time does not exist on that day: the clocks go forward.',
  },
  'plan.twice': {
    status: 422,
    de: 'Diese Uhrzeit gibt es an dem Tag zweimal. Bitte wählen Sie, welche gemeint ist.',
    en: 'This time exists twice on that day. Please choose which one is meant.',
  },
  'redirect.from': {
    status: 422,
    de: 'Bitte geben Sie eine Adresse dieser Website an, die mit / beginnt, zum Beispiel /de/karte. Ein * steht nur am Ende: /alt/*.',
    en: 'Please enter an address of this site that starts with /, for example /en/menu. A * stands only at the end: /old/*.',
  },
  'redirect.to': {
    status: 422,
    de: 'Bitte wählen Sie eine Seite, oder geben Sie eine Adresse mit / oder https:// an.',
    en: 'Please choose a page, or enter an address that starts with / or https://.',
  },
  'redirect.reserved': {
    status: 422,
    de: 'Diese Adresse gehört dem Programm und kann nicht weitergeleitet werden.',
    en: 'This address belongs to the program and cannot be redirected.',
  },
  'redirect.foreign': {
    status: 422,
    de: 'Auf fremde Websites leiten nur Administratoren weiter.',
    en: 'Only administrators may redirect to other websites.',
  },
  'redirect.table': {
    status: 422,
    de: (v) => `Bitte schreiben Sie eine Weiterleitung je Zeile (/alt; /neu), höchstens ${v['max']}.`,
    en: (v) => `Please write one redirect per line (/old; /new), ${v['max']} at most.`,
  },
  'redirect.line': {
    status: 422,
    de: 'Diese Zeile passt nicht. Erwartet wird: /alt; /neu; 301 oder 302.',
    en: 'This line does not fit. Expected: /old; /new; 301 or 302.',
  },
  'redirect.loop': {
    status: 409,
    de: (v) => `Diese Weiterleitung ergäbe eine Schleife: ${v['way']}.`,
    en: (v) => `This redirect would make a loop: ${v['way']}.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof contentErrors, unknown> {}
}
