import { messages } from '#i18n/messages.ts'

/**
 * The titles of the screens, and the names of the records that have an editor (edit screen). The frame of the back office needs them before
 * it loads a screen.
 */
export const timeTrackingTitles = messages(
  {
    project: { one: 'Projekt', many: 'Projekte' },
    task: { one: 'Aufgabe', many: 'Aufgaben' },
    department: { one: 'Abteilung', many: 'Abteilungen' },
    workingContract: { one: 'Arbeitsvertrag', many: 'Arbeitsverträge' },
    clock: 'Stempeluhr',
    plan: 'Dienstplan',
    actual: 'Ist-Zeiten',
    requests: 'Anträge',
    accounts: 'Konten',
    months: 'Monatsabschluss',
    trail: 'Nachweis',
    kiosks: 'Stempelterminals',
  },
  {
    project: { one: 'Project', many: 'Projects' },
    task: { one: 'Task', many: 'Tasks' },
    department: { one: 'Department', many: 'Departments' },
    workingContract: { one: 'Contract', many: 'Contracts' },
    clock: 'Time clock',
    plan: 'Roster',
    actual: 'Actual times',
    requests: 'Requests',
    accounts: 'Accounts',
    months: 'Month-end closing',
    trail: 'Change history',
    kiosks: 'Time kiosks',
  },
)
