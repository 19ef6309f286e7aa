import { editorOf } from '#ui/backoffice/crud/editor.ts'
import {
  departmentEntity,
  departmentsEndpoints,
  projectEntity,
  projectsEndpoints,
  taskEntity,
  tasksEndpoints,
  workingContractEntity,
  workingContractsEndpoints,
} from '../contract.ts'
import { departmentWords, projectWords, taskWords, workingContractWords } from '../words/entities.ts'
import { MinutesCell } from './cells.tsx'
import { MinutesField, NeededField, WeekField } from './WeekField.tsx'

export const departmentEditor = editorOf(departmentEntity, {
  calls: departmentsEndpoints,
  words: departmentWords,
  nameOf: ({ name }) => name ?? '',
  filters: ['branchId'],
  overrides: { needed: NeededField },
})
export const projectEditor = editorOf(projectEntity, {
  calls: projectsEndpoints,
  words: projectWords,
  nameOf: ({ name }) => name ?? '',
  overrides: { budgetMinutes: MinutesField },
  cells: { budgetMinutes: MinutesCell },
})
export const taskEditor = editorOf(taskEntity, {
  calls: tasksEndpoints,
  words: taskWords,
  nameOf: ({ name }) => name ?? '',
  filters: ['projectId'],
})
export const workingContractEditor = editorOf(workingContractEntity, {
  calls: workingContractsEndpoints,
  words: workingContractWords,
  nameOf: ({ validFrom }) => validFrom ?? '',
  filters: ['branchId'],
  overrides: { targets: WeekField, weeklyTarget: MinutesField, openingMinutes: MinutesField },
  cells: { weeklyTarget: MinutesCell, openingMinutes: MinutesCell },
})
