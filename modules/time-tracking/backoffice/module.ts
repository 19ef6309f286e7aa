import { editors, roles } from '#contract/roles.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import type { StoredRecord } from '#ui/backoffice/crud/record.ts'
import { backofficeModule } from '#ui/backoffice/module.ts'
import { fill } from '#ui/backoffice/slots.tsx'
import {
  IconBeach,
  IconCalendarCheck,
  IconCalendarTime,
  IconClockCheck,
  IconClockPlay,
  IconDeviceTablet,
  IconGavel,
  IconScale,
} from '@tabler/icons-react'
import { lazy } from 'react'
import { timeLogTexts, timeRecordTexts } from '../words/log.ts'
import { foundBy } from '../words/found-by.ts'
import { timeTrackingTitles } from '../words/titles.ts'
import { useStaffCommands } from './commands.ts'
import { timeEditors } from './editor-places.ts'

const nameOf = (record: StoredRecord): string => String(record['name'] ?? '')

export const timeTrackingBackoffice = backofficeModule({
  name: 'time-tracking',
  overview: { order: 60, load: () => import('./overview/use-duty.tsx').then(({ useDuty }) => useDuty) },
  fills: [
    fill(logWords, {
      actions: timeLogTexts,
      records: {
        timeMonth: { one: (locale) => timeRecordTexts(locale).month, to: () => '/monatsabschluss' },
        payrollSettings: { one: (locale) => timeRecordTexts(locale).settings, to: () => '/monatsabschluss' },
        workingSchedule: { one: (locale) => timeRecordTexts(locale).shift, to: () => '/dienstplan' },
        workingWeek: { one: (locale) => timeRecordTexts(locale).week, to: () => '/dienstplan' },
        timeKiosk: { one: (locale) => timeRecordTexts(locale).kiosk, to: () => '/stempelterminals' },
        timeSheet: { one: (locale) => timeRecordTexts(locale).sheet },
        payrollExport: { one: (locale) => timeRecordTexts(locale).export, to: () => '/monatsabschluss' },
      },
    }),
  ],
  doors: [
    { path: '/zeit/:username/:token', component: lazy(() => import('./clock/ClockDoor.tsx')) },
    { path: '/kiosk-zeit', component: lazy(() => import('./kiosk/KioskDoor.tsx')) },
  ],
  screens: [
    {
      path: 'stempeluhr',
      title: (locale) => timeTrackingTitles(locale).clock,
      roles,
      component: lazy(() => import('./clock/OwnClock.tsx')),
      nav: { group: 'team', order: 10, icon: IconClockPlay, to: '/stempeluhr', phoneBar: true },
    },
    {
      path: 'dienstplan',
      title: (locale) => timeTrackingTitles(locale).plan,
      roles: [...editors],
      component: lazy(() => import('./roster/PlanScreen.tsx')),
      nav: {
        group: 'team',
        order: 20,
        icon: IconCalendarTime,
        to: '/dienstplan',
        keys: ['g', 'd'],
        words: (locale) => foundBy(locale).plan,
      },
      rail: true,
    },
    {
      path: 'ist-zeiten',
      title: (locale) => timeTrackingTitles(locale).actual,
      roles: [...editors],
      component: lazy(() => import('./roster/ActualScreen.tsx')),
      nav: { group: 'team', order: 30, icon: IconClockCheck, to: '/ist-zeiten' },
      rail: true,
    },
    {
      path: 'zeit-antraege',
      title: (locale) => timeTrackingTitles(locale).requests,
      roles: [...editors],
      component: lazy(() => import('./requests/RequestsScreen.tsx')),
      nav: { group: 'team', order: 35, icon: IconBeach, to: '/zeit-antraege' },
    },
    {
      path: 'zeitkonten',
      title: (locale) => timeTrackingTitles(locale).accounts,
      roles: [...editors],
      component: lazy(() => import('./accounts/AccountsScreen.tsx')),
      nav: { group: 'team', order: 36, icon: IconScale, to: '/zeitkonten' },
      rail: true,
    },
    {
      path: 'monatsabschluss',
      title: (locale) => timeTrackingTitles(locale).months,
      roles: [...editors],
      component: lazy(() => import('./months/MonthScreen.tsx')),
      nav: { group: 'team', order: 37, icon: IconCalendarCheck, to: '/monatsabschluss' },
      rail: true,
    },
    {
      path: 'zeit-nachweis',
      title: (locale) => timeTrackingTitles(locale).trail,
      roles: [...editors],
      component: lazy(() => import('./trail/TrailScreen.tsx')),
      nav: { group: 'team', order: 39, icon: IconGavel, to: '/zeit-nachweis' },
    },
    {
      path: 'stempelterminals',
      title: (locale) => timeTrackingTitles(locale).kiosks,
      roles: [...editors],
      component: lazy(() => import('./kiosk/KiosksScreen.tsx')),
      nav: { group: 'team', order: 38, icon: IconDeviceTablet, to: '/stempelterminals' },
    },
  ],
  useCommands: useStaffCommands,
  editors: timeEditors,
  references: {
    user: {
      list: () => import('../contract.ts').then(({ peopleEndpoints }) => peopleEndpoints.people),
      nameOf,
    },
    department: {
      list: () => import('../contract.ts').then(({ departmentsEndpoints }) => departmentsEndpoints.list),
      nameOf,
      path: '/abteilungen',
    },
    project: {
      list: () => import('../contract.ts').then(({ projectsEndpoints }) => projectsEndpoints.list),
      nameOf,
      path: '/projekte',
    },
  },
  start: [{ roles: ['ROLE_EMPLOYEE'], to: '/stempeluhr', order: 30 }],
})
