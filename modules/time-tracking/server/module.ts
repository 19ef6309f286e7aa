import { shiftEvents } from './events.ts'
import { crud } from '#platform/crud.ts'
import { holidaysPort, plannedPort, timeProfilePort, workedPort, workEntriesPort } from '#modules/statistics/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  clockEndpoints,
  departmentEntity,
  departmentsEndpoints,
  kioskEndpoints,
  monthEndpoints,
  payrollEndpoints,
  peopleEndpoints,
  badgeEndpoints,
  pinEndpoints,
  projectEntity,
  projectsEndpoints,
  requestEndpoints,
  rosterEndpoints,
  taskEntity,
  swapEndpoints,
  tasksEndpoints,
  timeEntities,
  timeFiles,
  trailEndpoints,
  workingContractsEndpoints,
} from '../contract.ts'
import { timeErrors } from '../words/errors.ts'
import { kioskErrors } from '../words/kiosk-errors.ts'
import { accountRoutes } from './accounts.ts'
import { requestRoutes } from './requests.ts'
import { activityRoutes } from './activities.ts'
import { branchHolidays } from './branch-holidays.ts'
import { clockRoutes } from './clock/routes.ts'
import { contractRoutes } from './contracts.ts'
import { fileRoutes } from './file-routes.ts'
import { kioskRoutes } from './kiosk/routes.ts'
import { monthRoutes } from './months/routes.ts'
import { payrollRoutes } from './payroll/routes.ts'
import { timeNeeds, type TimeContext } from './people.ts'
import { weekRoutes } from './publish.ts'
import { timeRights } from './rights.ts'
import { scheduleRoutes } from './schedules.ts'
import { plannedLines, workedLines } from './statistics/lines.ts'
import { readEntries, readProfile } from './statistics/person.ts'
import { forgottenEnds } from './tell.ts'
import { peopleRoutes } from './tokens-routes.ts'
import { trailRoutes } from './trail.ts'

/** The server part of time tracking: time clock, roster, requests, time accounts, month close (specification §3, §7; docs/rules/time-tracking.md). */
export const timeTrackingModule = serverModule({
  name: 'time-tracking',
  errors: { ...timeErrors, ...kioskErrors },
  endpoints: [
    clockEndpoints,
    departmentsEndpoints,
    kioskEndpoints,
    monthEndpoints,
    payrollEndpoints,
    projectsEndpoints,
    tasksEndpoints,
    workingContractsEndpoints,
    peopleEndpoints,
    badgeEndpoints,
    pinEndpoints,
    requestEndpoints,
    rosterEndpoints,
    swapEndpoints,
    timeFiles,
    trailEndpoints,
  ],
  withoutKeys: ['time'],
  rights: timeRights,
  scopes: {
    shifts: {
      title: { de: 'Zeit & Dienstplan', en: 'Time & shifts' },
      groups: [
        'departments',
        'time-sheets',
        'projects',
        'tasks',
        'working-contracts',
        'working-schedules',
        'working-activities',
      ],
    },
  },
  entities: [...timeEntities],
  events: shiftEvents,
  migrations: new URL('./migrations/', import.meta.url),
  needs: timeNeeds,
  offers: {
    worked: workedPort,
    planned: plannedPort,
    profile: timeProfilePort,
    entries: workEntriesPort,
    holidays: holidaysPort,
  },
  open(core, ports) {
    const context: TimeContext = { core, ports }
    return {
      worked: (session, range) => workedLines(context, session, range),
      planned: (session, range) => plannedLines(context, session, range),
      profile: (session, wanted) => readProfile(context, session, wanted),
      entries: (session, wanted) => readEntries(context, session, wanted),
      holidays: (branch, from, to) => branchHolidays(context, branch, from, to),
      jobs: [forgottenEnds(context)],
      handlers: [
        ...clockRoutes(context),
        ...kioskRoutes(context),
        ...peopleRoutes(context),
        ...trailRoutes(context),
        ...contractRoutes(context),
        ...scheduleRoutes(context),
        ...activityRoutes(context),
        ...weekRoutes(context),
        ...requestRoutes(context),
        ...accountRoutes(context),
        ...monthRoutes(context),
        ...fileRoutes(context),
        ...payrollRoutes(context),
        ...crud(core, departmentEntity),
        ...crud(core, projectEntity),
        ...crud(core, taskEntity),
      ],
    }
  },
})
