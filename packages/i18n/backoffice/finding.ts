import { words } from '../messages.ts'

/** Texts of the command palette, of keyboard shortcuts, and of screens that are loading, not found or not allowed. */
export const findingWords = words(
  {
    palette: {
      label: 'Befehle',
      placeholder: 'Suchen oder Befehl …',
      results: 'Treffer',
      none: (query: string) => `Nichts gefunden zu „${query}“.`,
      goTo: 'Gehe zu',
      commands: 'Befehle',
      choose: 'wählen',
      open: 'öffnen',
      hint: '> nur Befehle   # Nummer   @ Person',
    },
    shortcuts: {
      title: 'Tastenkürzel',
      general: 'Überall',
      goTo: 'Gehe zu',
      palette: 'Suchen und Befehle',
      sheet: 'Diese Übersicht',
      off: 'Einzelne Tasten sind ausgeschaltet. Im Benutzermenü schalten Sie sie ein.',
    },
    steps: { undo: 'Rückgängig', redo: 'Wiederholen' },
    states: {
      retry: 'Erneut versuchen',
      copyReference: 'Kennung kopieren',
      unknown: 'Ein unbekannter Fehler ist aufgetreten.',
      when: (time: string, reference: string) =>
        reference ? `(Zeit ${time}, Kennung ${reference})` : `(Zeit ${time})`,
      noAnswer: (time: string) =>
        `Der Server antwortet nicht (Zeit ${time}). Bitte überprüfen Sie Ihre Internetverbindung.`,
      forbidden: 'Kein Recht',
      forbiddenText: 'Ihre Rolle darf das nicht ansehen.',
      slow: 'Das dauert länger als sonst. Die Anfrage läuft noch.',
      offline: 'Keine Verbindung. Der Inhalt lädt von selbst, sobald die Verbindung wieder da ist.',
    },
  },
  {
    palette: {
      label: 'Commands',
      placeholder: 'Search or command …',
      results: 'Results',
      none: (query) => `Nothing found for “${query}”.`,
      goTo: 'Go to',
      commands: 'Commands',
      choose: 'choose',
      open: 'open',
      hint: '> commands only   # number   @ person',
    },
    shortcuts: {
      title: 'Keyboard shortcuts',
      general: 'Everywhere',
      goTo: 'Go to',
      palette: 'Search and commands',
      sheet: 'This overview',
      off: 'Single keys are switched off. The user menu switches them on.',
    },
    steps: { undo: 'Undo', redo: 'Redo' },
    states: {
      retry: 'Try again',
      copyReference: 'Copy reference',
      unknown: 'An unknown error has occurred.',
      when: (time, reference) => (reference ? `(time ${time}, reference ${reference})` : `(time ${time})`),
      noAnswer: (time) => `The server does not answer (time ${time}). Please check your internet connection.`,
      forbidden: 'Not permitted',
      forbiddenText: 'Your role may not view this.',
      slow: 'This takes longer than usual. The request is still running.',
      offline: 'No connection. The content loads by itself once the connection is back.',
    },
  },
)
