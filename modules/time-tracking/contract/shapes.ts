import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { absenceKinds } from '../rules/balance.ts'
import { breachCodes } from '../rules/breach.ts'
import { clockStates } from '../rules/clock.ts'
import { packIds, sectors } from '../rules/packs.ts'

const at = z.iso.datetime()
const id = z.uuid()
const maybe = id.nullable()

export const Pause = z.strictObject({ from: at, to: at.nullable() })
export const sources = ['web', 'mobile', 'kiosk', 'offline', 'manual', 'import'] as const
/**
 * Notes about a recorded block of work. `forgotten`: the person forgot to end it. `noContract`: the person has no contract on this day.
 * `offline`: it was recorded without a network. `claimed`: the person entered the end later, and nobody has approved it yet. `disabled`:
 * it is still running, and the account of the person is switched off.
 */
export const activityFlags = ['forgotten', 'noContract', 'offline', 'claimed', 'disabled'] as const

/** A recorded block of work (specification §3, working activity). If `to` is null, the person is still working. */
export const WorkingActivity = z.object({
  id,
  version: z.int(),
  user: id,
  branch: maybe,
  department: maybe,
  project: maybe,
  task: maybe,
  from: at,
  to: at.nullable(),
  pauses: z.array(Pause),
  source: z.enum(sources),
  comment: z.string(),
  flags: z.array(z.enum(activityFlags)),
  isVoided: z.boolean(),
})
export type WorkingActivity = z.infer<typeof WorkingActivity>

export const scheduleStates = ['draft', 'published', 'changed', 'withdrawn'] as const
/** A planned shift (specification §3, working schedule). If `user` is null, the shift is open: nobody has it yet, and people may ask for it. */
export const WorkingSchedule = z.object({
  id,
  version: z.int(),
  user: maybe,
  branch: id,
  department: maybe,
  project: maybe,
  task: maybe,
  from: at,
  to: at,
  pauseMinutes: z.int(),
  state: z.enum(scheduleStates),
  note: z.string(),
})
export type WorkingSchedule = z.infer<typeof WorkingSchedule>

export const Breach = z.object({
  code: z.enum(breachCodes),
  severity: z.enum(['error', 'warning', 'info']),
  date: z.iso.date(),
  from: z.number(),
  to: z.number(),
  found: z.int(),
  required: z.int(),
})

export const LeaveYear = z.object({
  year: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  granted: z.number(),
  taken: z.number(),
  lapsed: z.number(),
  left: z.number(),
  lapsesOn: z.iso.date(),
  usedFrom: z.array(z.object({ year: z.string(), days: z.number() })),
})
export const Totals = z.object({ target: z.int(), worked: z.int(), credit: z.int(), balance: z.int() })

/** The balances of a person: time in minutes, leave in days (specification §7, balances). `account` covers all days before today. */
export const Balances = z.object({
  account: z.int(),
  week: Totals,
  month: Totals,
  leaveLeft: z.number(),
  leave: z.array(LeaveYear),
})
export type Balances = z.infer<typeof Balances>

/** Everything that the time clock of a person shows (specification §7, me). */
export const ClockState = z.object({
  user: z.object({ id, name: z.string(), username: z.string(), branch: z.string(), department: z.string() }),
  serverTime: at,
  zone: z.string(),
  state: z.enum(clockStates),
  open: WorkingActivity.nullable(),
  /** The sequence number that the next tap of this device must have. So the server processes the taps in the right sequence. */
  nextSeq: z.int(),
  today: z.object({
    date: z.iso.date(),
    worked: z.int(),
    target: z.int(),
    paused: z.int(),
    planned: z.array(z.object({ from: at, to: at })),
    blocks: z.array(z.object({ from: at, to: at, pauses: z.array(z.object({ from: at, to: at })) })),
    next: z.object({ code: z.enum(['break', 'day']), at, minutes: z.int(), afterMinutes: z.int() }).nullable(),
  }),
  breaches: z.array(Breach),
  /** The projects and tasks that the person can choose before starting to work. */
  projects: z.array(z.object({ id, name: z.string(), tasks: z.array(z.object({ id, name: z.string() })) })),
  rulePack: z.enum(packIds),
  account: z.int(),
  leaveLeft: z.number(),
})
export type ClockView = z.infer<typeof ClockState>

export const Absence = z.object({
  id,
  user: id,
  kind: z.enum(absenceKinds),
  from: z.iso.date(),
  to: z.iso.date(),
  halfFirst: z.boolean(),
  halfLast: z.boolean(),
})

/** A person with the data that the roster shows and checks. */
export const Person = z.object({
  id,
  name: z.string(),
  branches: z.array(id),
  department: maybe,
  departmentName: z.string(),
  sector: z.enum(sectors),
  rulePack: z.enum(packIds),
  weeklyTarget: z.int(),
})
export type Person = z.infer<typeof Person>

export const reason = text(500).min(3)
export const when = { from: z.iso.date(), to: z.iso.date() }
/** A month as 'YYYY-MM'. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
