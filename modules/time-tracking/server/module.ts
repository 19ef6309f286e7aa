import { crud } from '#platform/crud.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  clockEndpoints,
  departmentEntity,
  departmentsEndpoints,
  monthEndpoints,
  payrollEndpoints,
  peopleEndpoints,
  projectEntity,
  projectsEndpoints,
  requestEndpoints,
  rosterEndpoints,
  taskEntity,
  tasksEndpoints,
  timeEntities,
  workingContractsEndpoints,
} from '../contract.ts'
import { timeErrors } from '../words/errors.ts'
import { accountRoutes } from './accounts.ts'
import { requestRoutes } from './requests.ts'
import { activityRoutes } from './activities.ts'
import { clockRoutes } from './clock/routes.ts'
import { contractRoutes } from './contracts.ts'
import { monthRoutes } from './months/routes.ts'
import { payrollRoutes } from './payroll/routes.ts'
import { timeNeeds, type TimeContext } from './people.ts'
import { weekRoutes } from './publish.ts'
import { timeRights } from './rights.ts'
import { scheduleRoutes } from './schedules.ts'
import { peopleRoutes } from './tokens-routes.ts'

/** Working time: clock, roster, requests, accounts, months (specification §3, §7; docs/rules/time-tracking.md). */
export const timeTrackingModule = serverModule({
  name: 'time-tracking',
  errors: timeErrors,
  endpoints: [
    clockEndpoints,
    departmentsEndpoints,
    monthEndpoints,
    payrollEndpoints,
    projectsEndpoints,
    tasksEndpoints,
    workingContractsEndpoints,
    peopleEndpoints,
    requestEndpoints,
    rosterEndpoints,
  ],
  rights: timeRights,
  entities: [...timeEntities],
  migrations: new URL('./migrations/', import.meta.url),
  needs: timeNeeds,
  open(core, ports) {
    const context: TimeContext = { core, ports }
    return {
      handlers: [
        ...clockRoutes(context),
        ...peopleRoutes(context),
        ...contractRoutes(context),
        ...scheduleRoutes(context),
        ...activityRoutes(context),
        ...weekRoutes(context),
        ...requestRoutes(context),
        ...accountRoutes(context),
        ...monthRoutes(context),
        ...payrollRoutes(context),
        ...crud(core, departmentEntity),
        ...crud(core, projectEntity),
        ...crud(core, taskEntity),
      ],
    }
  },
})
