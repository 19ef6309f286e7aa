import { crudRights, editors, everybody, type Rights, staff } from '#platform/rights.ts'

/** Whoever has the access token is the person: the calls below it need no session. */
const byToken: Rights = Object.fromEntries(
  ['me', 'schedules', 'activities', 'balances', 'start', 'pause', 'resume', 'end', 'undo', 'export'].map((name) => [
    `time.${name}`,
    everybody,
  ]),
)

/** Who may make the calls of this module. */
export const timeRights: Rights = {
  ...byToken,
  ...crudRights('departments', staff, editors),
  ...crudRights('projects', staff, editors),
  ...crudRights('tasks', staff, editors),
  ...crudRights('working-contracts', editors, editors),
  'working-schedules.list': editors,
  'working-schedules.get': editors,
  'working-schedules.create': editors,
  'working-schedules.change': editors,
  'working-schedules.remove': editors,
  'working-activities.list': editors,
  'working-activities.get': editors,
  'working-activities.create': editors,
  'working-activities.correct': editors,
  'working-activities.remove': editors,
  'time.own-requests': everybody,
  'time.own-requests.create': everybody,
  'time.own-requests.withdraw': everybody,
  'time.requests': editors,
  'time.requests.decide': { ...editors, body: { isApproved: true } },
  'time.requests.cancel': { ...editors, body: { reason: 'Storno' } },
  'time.account': editors,
  'time.account.book': editors,
  'time-sheets.holiday-balances': editors,
  'time.week': editors,
  'time.week.publish': editors,
  'time.week.copy': editors,
  'time.corrections': editors,
  'time.people': editors,
  'time.tokens': staff,
  'time.tokens.create': staff,
  'time.tokens.revoke': staff,
}
