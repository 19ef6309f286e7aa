import { crud } from '#platform/crud.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  clockEndpoints,
  departmentEntity,
  departmentsEndpoints,
  peopleEndpoints,
  projectEntity,
  projectsEndpoints,
  taskEntity,
  tasksEndpoints,
  timeEntities,
  workingContractsEndpoints,
} from '../contract.ts'
import { timeErrors } from '../words/errors.ts'
import { clockRoutes } from './clock/routes.ts'
import { contractRoutes } from './contracts.ts'
import { timeNeeds, type TimeContext } from './people.ts'
import { timeRights } from './rights.ts'
import { peopleRoutes } from './tokens-routes.ts'

/** Working time: clock, roster, requests, accounts, months (specification §3, §7; docs/rules/time-tracking.md). */
export const timeTrackingModule = serverModule({
  name: 'time-tracking',
  errors: timeErrors,
  endpoints: [
    clockEndpoints,
    departmentsEndpoints,
    projectsEndpoints,
    tasksEndpoints,
    workingContractsEndpoints,
    peopleEndpoints,
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
        ...crud(core, departmentEntity),
        ...crud(core, projectEntity),
        ...crud(core, taskEntity),
      ],
    }
  },
})
