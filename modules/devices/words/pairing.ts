import { messages } from '#i18n/messages.ts'

/** Texts for the steps that connect a printer, for its test, and for its events. */
export const pairingTexts = messages(
  {
    pairing: 'Koppeln',
    pairFirst: 'Speichern Sie den Drucker zuerst. Danach koppeln Sie ihn hier.',
    steps: {
      escpos:
        'Drucken Sie am Gerät das Netzwerkblatt: Halten Sie beim Einschalten die Vorschubtaste. Tragen Sie die IP links ein, speichern Sie, und prüfen Sie die Verbindung.',
      cloudprnt:
        'Erzeugen Sie hier die Adresse. Öffnen Sie dann die Webseite des Druckers, Menü „CloudPRNT“. Tragen Sie die Adresse als Server-URL ein, Abfrage alle 5 Sekunden, und starten Sie den Drucker neu. Danach steht hier „bereit“.',
      epson:
        'Erzeugen Sie hier die Adresse. Öffnen Sie dann die Webseite des Druckers, Menü „Server Direct Print“. Schalten Sie es ein, tragen Sie die Adresse als URL 1 ein, Abfrage alle 5 Sekunden, und starten Sie den Drucker neu. Danach steht hier „bereit“.',
      browser: 'Es gibt nichts zu koppeln: Das Gerät, auf dem Sie „Drucken“ antippen, öffnet seinen Druckdialog.',
    },
    makeKey: 'Adresse erzeugen',
    newKey: 'Neue Adresse erzeugen',
    keyOnce: 'Diese Adresse wird nur jetzt gezeigt. Eine neue ersetzt sie.',
    copy: 'Kopieren',
    copied: 'Adresse kopiert.',
    test: 'Probedruck',
    testSent: 'Der Probedruck wartet in der Druckwarteschlange.',
    testFailed: 'Test nicht erfolgreich.',
    check: 'Verbindung prüfen',
    checkOk: 'Der Drucker ist bereit.',
    log: 'Ereignisse',
    logEmpty: 'Noch keine Ereignisse.',
    logEvents: {
      condition: 'Zustand',
      'not-printed': 'nicht gedruckt',
      unconfirmed: 'unbestätigt',
      silent: 'druckt seit fünf Minuten nicht',
    },
  },
  {
    pairing: 'Pairing',
    pairFirst: 'Save the printer first. Then pair it here.',
    steps: {
      escpos:
        'Print the network page on the printer: hold the feed button while you switch it on. Enter its IP on the left, save, and check the connection.',
      cloudprnt:
        'Create the address here. Then open the web page of the printer, menu “CloudPRNT”. Enter the address as the server URL, polling every 5 seconds, and restart the printer. After that, it says “ready” here.',
      epson:
        'Create the address here. Then open the web page of the printer, menu “Server Direct Print”. Enable it, enter the address as URL 1, interval 5 seconds, and restart the printer. After that, it says “ready” here.',
      browser: 'There is nothing to pair: the device on which you press “Print” opens its print dialog.',
    },
    makeKey: 'Create address',
    newKey: 'Create a new address',
    keyOnce: 'This address is shown only now. A new one replaces it.',
    copy: 'Copy',
    copied: 'Address copied.',
    test: 'Test page',
    testSent: 'The test page waits in the print queue.',
    testFailed: 'The test failed.',
    check: 'Check connection',
    checkOk: 'The printer is ready.',
    log: 'Events',
    logEmpty: 'No events yet.',
    logEvents: {
      condition: 'Condition',
      'not-printed': 'not printed',
      unconfirmed: 'unconfirmed',
      silent: 'has not printed for five minutes',
    },
  },
)
