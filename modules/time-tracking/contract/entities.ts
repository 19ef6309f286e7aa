import { crudEndpoints, entity, field, type RecordOf } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import * as z from 'zod'
import { packIds, sectors } from '../rules/packs.ts'

const staffReads = { read: 'staff', write: editors } as const
/**
 * A date from 1950 to 2199. Earlier dates are refused: the server computes every day since a person's first contract, which would take too
 * long.
 */
const date = z.iso.date().refine((day) => day >= '1950' && day < '2200', { params: { code: 'field.choice' } })
/** Minutes for each day of a week, beginning with Monday. */
const week = z.array(z.int().min(0).max(1440)).length(7)

/** A department: a part of a branch in which people work, for example Küche, Service, Zustellung (specification §3). */
export const departmentEntity = entity({
  name: 'department',
  plural: 'departments',
  access: staffReads,
  search: ['name'],
  sort: 'name',
  branchColumn: 'branchId',
  fields: {
    name: field(text(80).min(1), { widget: 'text', column: 1 }),
    branchId: field(z.uuid(), { widget: 'reference', to: 'branch', column: 2 }),
    /** The industry. It decides which exceptions of the law apply (docs/rules/time-tracking.md, Rule packs). */
    sector: field(z.enum(sectors).default('general'), { widget: 'select', column: 3 }),
    color: field(z.enum(['blue', 'green', 'violet', 'amber', 'teal', 'gray']).default('blue'), { widget: 'select' }),
    /** How many people the department needs on each weekday, beginning with Monday. */
    needed: field(z.array(z.int().min(0).max(99)).length(7).default([0, 0, 0, 0, 0, 0, 0]), { widget: 'json' }),
    isEnabled: field(flag(true), { widget: 'boolean', column: 4 }),
  },
})
export type Department = RecordOf<typeof departmentEntity>

/**
 * A project: a purpose for which people work on several days, for example a wedding or a renovation (specification §3). A project with
 * recorded work can be disabled but not deleted.
 */
export const projectEntity = entity({
  name: 'project',
  plural: 'projects',
  access: staffReads,
  search: ['name', 'customer'],
  sort: 'name',
  fields: {
    name: field(text(120).min(1), { widget: 'text', column: 1 }),
    customer: field(text(120).default(''), { widget: 'text', column: 2 }),
    budgetMinutes: field(z.int().min(0).max(6_000_000).nullish(), { widget: 'number', column: 3 }),
    isEnabled: field(flag(true), { widget: 'boolean', column: 4 }),
  },
})
export type Project = RecordOf<typeof projectEntity>

/** A task: a kind of work within a project. */
export const taskEntity = entity({
  name: 'task',
  plural: 'tasks',
  access: staffReads,
  search: ['name'],
  sort: 'name',
  fields: {
    name: field(text(120).min(1), { widget: 'text', column: 1 }),
    projectId: field(z.uuid(), { widget: 'reference', to: 'project', column: 2 }),
    isEnabled: field(flag(true), { widget: 'boolean', column: 3 }),
  },
})
export type Task = RecordOf<typeof taskEntity>

/**
 * A working contract: the agreement with one person about hours and leave, valid for a range of days. If the hours change, a new contract
 * is needed, so that earlier days keep the old hours.
 */
export const workingContractEntity = entity({
  name: 'workingContract',
  plural: 'working-contracts',
  access: { read: editors, write: editors },
  sort: '-validFrom',
  branchColumn: 'branchId',
  fields: {
    userId: field(z.uuid(), { widget: 'reference', to: 'user', section: 'person', column: 1 }),
    branchId: field(z.uuid(), { widget: 'reference', to: 'branch', section: 'person', column: 2 }),
    departmentId: field(z.uuid().nullish(), { widget: 'reference', to: 'department', section: 'person', column: 3 }),
    personnelNumber: field(text(20).default(''), { widget: 'text', section: 'person' }),
    validFrom: field(date, { widget: 'date', section: 'person', column: 4 }),
    validTo: field(date.nullish(), { widget: 'date', section: 'person', column: 5 }),
    rulePack: field(z.enum(packIds).default('AT 2026.1'), { widget: 'select', section: 'time', column: 6 }),
    /** The country, and the region if public holidays differ within the country: 'AT', 'AT-9', 'DE-BY'. */
    holidayRegion: field(
      text(10)
        .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/)
        .default('AT'),
      { widget: 'text', section: 'time' },
    ),
    model: field(z.enum(['fixed', 'flexWeek', 'hourly']).default('fixed'), { widget: 'select', section: 'time' }),
    /** Minutes that the person must work on each weekday, beginning with Monday. Their sum is `weeklyTarget`. */
    targets: field(week.default([462, 462, 462, 462, 462, 0, 0]), { widget: 'json', section: 'time' }),
    weeklyTarget: field(z.int().min(0).max(3600).default(2310), { widget: 'number', section: 'time' }),
    creditRule: field(z.enum(['target', 'mean13']).default('target'), { widget: 'select', section: 'time' }),
    leaveDays: field(z.number().min(0).max(60).multipleOf(0.5).default(25), { widget: 'number', section: 'leave' }),
    leaveYearStart: field(z.enum(['anniversary', 'calendar']).default('anniversary'), {
      widget: 'select',
      section: 'leave',
    }),
    /**
     * `openingMinutes`, `openingLeave`: the balance of the time account and the days of leave at the beginning of the contract. They are
     * used only in a person's first contract.
     */
    openingMinutes: field(z.int().min(-60_000).max(60_000).default(0), { widget: 'number', section: 'leave' }),
    openingLeave: field(z.number().min(-60).max(120).multipleOf(0.5).default(0), {
      widget: 'number',
      section: 'leave',
    }),
  },
})
export type WorkingContract = RecordOf<typeof workingContractEntity>

export const timeEntities = [departmentEntity, projectEntity, taskEntity, workingContractEntity] as const
export const departmentsEndpoints = crudEndpoints(departmentEntity)
export const projectsEndpoints = crudEndpoints(projectEntity)
export const tasksEndpoints = crudEndpoints(taskEntity)
export const workingContractsEndpoints = crudEndpoints(workingContractEntity)
