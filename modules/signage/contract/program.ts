import { entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { transitions } from '../rules/program.ts'

/**
 * The names of the weekdays as modules/branches has them, Monday first. They are repeated here, because a contract may not import rules of
 * another module.
 */
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const timed = {
  days: z.array(z.enum(days)).max(7).default([]),
  windows: z
    .array(z.strictObject({ from: time.refine((from) => from !== '24:00'), to: time }))
    .max(12)
    .default([]),
  validFrom: z.iso.date().nullable().default(null),
  validTo: z.iso.date().nullable().default(null),
}

export const SegmentItem = z.strictObject({
  scene: z.uuid(),
  seconds: z.int().min(3).max(3600).default(15),
  transition: z.enum(transitions).default('fade'),
})

const shared = {
  name: field(text(80).min(1), { widget: 'text', column: 1 }),
  branches: field(z.array(z.uuid()).max(200).default([]), { widget: 'references', to: 'branch', column: 2 }),
}

/** A segment: scenes that are shown one after the other (specification §3, digital signage segment). */
export const segmentEntity = entity({
  name: 'digitalSignageSegment',
  plural: 'digital-signage-segments',
  access: { read: desks, write: editors },
  scope: { list: 'branches' },
  search: ['name'],
  sort: 'name',
  fields: {
    ...shared,
    items: field(z.array(SegmentItem).min(1).max(100), { widget: 'json' }),
    validFrom: field(timed.validFrom, { widget: 'date' }),
    validTo: field(timed.validTo, { widget: 'date' }),
    days: field(timed.days, { widget: 'multiselect' }),
    windows: field(timed.windows, { widget: 'json' }),
    maxPlaysPerHour: field(z.int().min(1).max(60).nullable().default(null), { widget: 'number' }),
  },
})
export type SegmentRecord = RecordOf<typeof segmentEntity>
export type SegmentInput = InputRecord<typeof segmentEntity>

export const StreamRule = z.strictObject({
  id: text(40).min(1),
  segment: z.uuid(),
  priority: z.int().min(0).max(99).default(10),
  ...timed,
})
export type StreamRuleInput = z.input<typeof StreamRule>

/** A program ('stream' in the code): the rules that decide which segment plays when (specification §3, digital signage stream). */
export const streamEntity = entity({
  name: 'digitalSignageStream',
  plural: 'digital-signage-streams',
  access: { read: desks, write: editors },
  scope: { list: 'branches' },
  search: ['name'],
  sort: 'name',
  fields: {
    ...shared,
    defaultSegment: field(z.uuid().nullable().default(null), { widget: 'reference', to: 'digitalSignageSegment' }),
    rules: field(z.array(StreamRule).max(100).default([]), { widget: 'json' }),
  },
})
export type StreamRecord = RecordOf<typeof streamEntity>
export type StreamInput = InputRecord<typeof streamEntity>
