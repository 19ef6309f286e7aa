import { messages } from '#i18n/messages.ts'

/** Texts for the figures about working time. */
export const timeTexts = messages(
  {
    none: 'Ohne Zuordnung',
    minutes: 'Minuten',
    calls: { 'working-activities': 'Gearbeitet', 'working-schedules': 'Geplant' },
    definitions: {
      'working-activities': 'Gestempelte Minuten ohne Pausen nach Arbeitstag. Was noch läuft, zählt bis jetzt.',
      'working-schedules':
        'Minuten veröffentlichter Schichten ohne Pausen nach Arbeitstag. Offene Schichten stehen extra.',
    },
    entry: {
      day: 'Arbeitstag',
      from: 'Beginn',
      to: 'Ende',
      pause: 'Pausen (Minuten)',
      minutes: 'Minuten',
      project: 'Projekt',
      task: 'Aufgabe',
    },
    diff: 'Geplant − gearbeitet',
    openShifts: 'Offene Schichten',
    by: 'Aufgeteilt nach',
    groups: { user: 'Person', department: 'Abteilung', branch: 'Standort', project: 'Projekt' },
    running: (people: string) => `Gerade eingestempelt: ${people}`,
    nothing: 'Noch keine Arbeitszeit',
    nothingText: 'In diesem Zeitraum hat niemand gestempelt, und keine Schicht ist veröffentlicht.',
    without: 'Keine Zeiterfassung',
    withoutText: 'Hier stehen Stunden, sobald die Zeiterfassung für diesen Betrieb läuft.',
  },
  {
    none: 'Not assigned',
    minutes: 'Minutes',
    calls: { 'working-activities': 'Worked', 'working-schedules': 'Planned' },
    definitions: {
      'working-activities': 'Clocked minutes without breaks by work day. Shifts still running count up to now.',
      'working-schedules': 'Minutes of published shifts without breaks by work day. Open shifts are listed separately.',
    },
    entry: {
      day: 'Work day',
      from: 'Start',
      to: 'End',
      pause: 'Breaks (minutes)',
      minutes: 'Minutes',
      project: 'Project',
      task: 'Task',
    },
    diff: 'Planned − worked',
    openShifts: 'Open shifts',
    by: 'Split by',
    groups: { user: 'Person', department: 'Department', branch: 'Branch', project: 'Project' },
    running: (people) => `Clocked in now: ${people}`,
    nothing: 'No working time yet',
    nothingText: 'In this range nobody clocked in, and no shift is published.',
    without: 'No time tracking',
    withoutText: 'Hours are shown here once time tracking is in use in this business.',
  },
)
