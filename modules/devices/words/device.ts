import { entityMessages } from '#i18n/editors/entity-words.ts'
import { plural } from '#i18n/messages.ts'
import { devicesTitles } from './titles.ts'

/** Texts for printers in the back office: list, form, pairing (specification §3, device). */
export const deviceWords = entityMessages(
  (locale) => devicesTitles(locale).device,
  {
    count: (n: number) => `${n} Drucker`,
    create: 'Drucker anlegen',
    search: 'Drucker durchsuchen',
    emptyTitle: 'Noch kein Drucker',
    emptyText:
      'Ein Drucker druckt jede angenommene Bestellung von selbst. Ohne Drucker öffnet sich der Druckdialog des Browsers.',
    noneTitle: 'Kein Drucker passt',
    loadFailed: 'Drucker konnten nicht geladen werden.',
    saveFailed: 'Drucker konnte nicht gespeichert werden.',
    fields: {
      name: 'Name',
      branchId: 'Standort',
      transport: 'Anschluss',
      address: 'Adresse im Netzwerk',
      agentId: 'Druckagent',
      status: 'Rückmeldung',
      columns: 'Papierbreite',
      codePage: 'Zeichensatz',
      isGraphic: 'Als Bild drucken',
      cutter: 'Schneiden',
      copies: 'Exemplare',
      language: 'Sprache der Bons',
      hasDrawer: 'Kassenlade öffnen',
      templates: 'Druckt',
      events: 'Druckt von selbst',
      categories: 'Nur diese Kategorien',
      fallbackId: 'Ersatzdrucker',
      isEnabled: 'In Betrieb',
    },
    help: {
      name: 'So nennt ihn Ihr Team, zum Beispiel „Bondrucker Küche“.',
      transport:
        'ESC/POS: der Server oder ein Druckagent verbindet sich mit dem Drucker. CloudPRNT und Direct Print: der Drucker fragt beim Server nach Bons.',
      address: 'IP oder Name, zum Beispiel 192.168.1.50. Der Anschluss ist 9100, wenn Sie nichts anderes angeben.',
      agentId:
        'Das Programm im Lokal, das für den Server druckt. Leer: der Server verbindet sich selbst mit dem Drucker.',
      status:
        'Drucker ohne Rückmeldung lassen jeden Bon unbestätigt. Wählen Sie das nur, wenn der Drucker nie antwortet.',
      codePage: 'Auf dem Probedruck müssen ÄÖÜ äöü ß € stimmen. Sonst nehmen Sie den anderen Zeichensatz.',
      isGraphic:
        'Für Drucker, deren Buchstaben oder QR-Codes nicht stimmen. Das dauert etwas länger. Zeilen in anderen Schriften werden immer als Bild gedruckt.',
      hasDrawer: 'Bei Barzahlung, mit dem ersten Bestellbon.',
      categories: 'Gilt für den Küchenbon. Leer: alle Gerichte.',
      fallbackId: 'Übernimmt neue Bons, solange dieser Drucker fünf Minuten nicht druckt.',
    },
    sections: { general: 'Drucker', connection: 'Anschluss', paper: 'Papier', prints: 'Was er druckt' },
    exceptions: { isEnabled: 'Außer Betrieb' },
    choices: {
      transport: {
        escpos: 'ESC/POS (Netzwerk)',
        cloudprnt: 'Star CloudPRNT',
        epson: 'Epson Server Direct Print',
        browser: 'Druckdialog',
      },
      status: { realtime: 'meldet Papier und Deckel', none: 'antwortet nie' },
      columns: { '32': '58 mm (32 Zeichen)', '42': '80 mm (42 Zeichen)', '48': '80 mm (48 Zeichen)' },
      codePage: { windows1252: 'Windows-1252', cp858: 'Codepage 858' },
      cutter: { full: 'ganz', partial: 'mit Steg', none: 'nicht' },
      language: { de: 'Deutsch', en: 'Englisch' },
      templates: { kitchen: 'Küchenbon', receipt: 'Bestellbon', delivery: 'Lieferbon', ride: 'Fahrtblatt' },
      events: { placed: 'beim Eingang', confirmed: 'beim Annehmen', changed: 'nach Änderungen (Korrektur)' },
    },
  },
  {
    count: (n) => `${n} ${plural(n, { one: 'printer', other: 'printers' })}`,
    create: 'Create printer',
    search: 'Search printers',
    emptyTitle: 'No printer yet',
    emptyText:
      'A printer prints every accepted order automatically. Without one the print dialog of the browser opens.',
    noneTitle: 'No printer matches',
    loadFailed: 'Printers could not be loaded.',
    saveFailed: 'The printer could not be saved.',
    fields: {
      name: 'Name',
      branchId: 'Branch',
      transport: 'Connection',
      address: 'Network address',
      agentId: 'Print agent',
      status: 'Answers',
      columns: 'Paper width',
      codePage: 'Code page',
      isGraphic: 'Print as a picture',
      cutter: 'Cut',
      copies: 'Copies',
      language: 'Language of slips',
      hasDrawer: 'Open the cash drawer',
      templates: 'Prints',
      events: 'Prints by itself',
      categories: 'Only these categories',
      fallbackId: 'Other printer',
      isEnabled: 'In use',
    },
    help: {
      name: 'What your team calls it, for example “Kitchen printer”.',
      transport:
        'ESC/POS: the server or a print agent connects to the printer. CloudPRNT and Direct Print: the printer asks the server for slips.',
      address: 'IP or name, for example 192.168.1.50. The port is 9100 unless you enter another one.',
      agentId:
        'The program at your place that prints for the server. Empty: the server connects to the printer itself.',
      status:
        'A printer that never answers leaves every slip unconfirmed. Choose this only if it really never answers.',
      codePage: 'ÄÖÜ äöü ß € must be right on the test page. If not, take the other code page.',
      isGraphic:
        'For printers whose letters or QR codes come out wrong. It takes a little longer. Lines in other scripts are always printed as a picture.',
      hasDrawer: 'For cash, with the first order slip.',
      categories: 'For the kitchen ticket. Empty: all dishes.',
      fallbackId: 'Takes new slips while this printer has not printed for five minutes.',
    },
    sections: { general: 'Printer', connection: 'Connection', paper: 'Paper', prints: 'What it prints' },
    exceptions: { isEnabled: 'Out of use' },
    choices: {
      transport: {
        escpos: 'ESC/POS (network)',
        cloudprnt: 'Star CloudPRNT',
        epson: 'Epson Server Direct Print',
        browser: 'Print dialog',
      },
      status: { realtime: 'reports paper and cover', none: 'never answers' },
      columns: { '32': '58 mm (32 characters)', '42': '80 mm (42 characters)', '48': '80 mm (48 characters)' },
      codePage: { windows1252: 'Windows-1252', cp858: 'Code page 858' },
      cutter: { full: 'full', partial: 'partial', none: 'no' },
      language: { de: 'German', en: 'English' },
      templates: { kitchen: 'Kitchen ticket', receipt: 'Order slip', delivery: 'Delivery slip', ride: 'Ride sheet' },
      events: { placed: 'when it arrives', confirmed: 'when it is accepted', changed: 'after changes (correction)' },
    },
  },
)
