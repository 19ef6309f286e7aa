import { messages } from '#i18n/messages.ts'

/** Texts of the part of the overview about people at work. */
export const dutyTexts = messages(
  {
    title: 'Im Dienst',
    since: (time: string) => `seit ${time}`,
    pause: 'in Pause',
    nobody: 'Gerade ist niemand eingestempelt.',
    actual: 'Ist-Zeiten',
    unknown: 'Unbekannt',
    forgotten: (name: string) => `${name}: Ende fehlt`,
    open: (time: string) => `offen seit ${time}`,
    clear: 'Klären',
    people: 'Team',
  },
  {
    title: 'On duty',
    since: (time) => `since ${time}`,
    pause: 'on a break',
    nobody: 'Nobody is clocked in right now.',
    actual: 'Actual times',
    unknown: 'Unknown',
    forgotten: (name) => `${name}: the end is missing`,
    open: (time) => `open since ${time}`,
    clear: 'Resolve',
    people: 'Team',
  },
)
