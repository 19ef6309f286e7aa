import sql from 'sql-template-tag'
import { crud } from '#platform/crud.ts'
import type { Handler, Session } from '#platform/module.ts'
import { workingContractEntity } from '../contract.ts'
import { managedPerson, type TimeContext } from './people.ts'

/**
 * Whether the signed-in user is the person of these contracts and may therefore not change them. Administrators may change their own
 * contracts.
 */
const isOwn = (session: Session | undefined, users: readonly (string | undefined)[]): boolean =>
  session !== undefined && !session.roles.includes('ROLE_ADMIN') && users.includes(session.userId)

/**
 * API calls with which managers read and write contracts. The daily targets must add up to the weekly target. Opening balances are allowed
 * only in a person's first contract. Contracts of a person must not overlap. Only administrators may write their own contract. A contract
 * gives the managers of its branch access to the person's times. Therefore only a user who already manages the person can create a
 * contract.
 */
export const contractRoutes = (context: TimeContext): Handler[] =>
  crud(context.core, workingContractEntity, {
    beforeWrite: async ({ tx, caller, id, before, values }) => {
      const next = { ...before, ...values }
      const { session } = caller
      if (isOwn(session, [before?.userId, next.userId])) return { ok: false, code: 'time.own_record' }
      if (session && !(await managedPerson(context, session, next.userId ?? '', tx)))
        return { ok: false, code: 'field.choice', field: 'userId' }
      const sum = (next.targets ?? []).reduce((total, minutes) => total + minutes, 0)
      if (sum !== next.weeklyTarget) return { ok: false, code: 'time.targets_sum', field: 'targets' }
      const from = next.validFrom ?? ''
      if (next.validTo && next.validTo < from) return { ok: false, code: 'field.choice', field: 'validTo' }
      const others = await tx.many<{ valid_from: string }>(sql`
        SELECT valid_from FROM working_contracts WHERE user_id = ${next.userId} AND id <> ${id}`)
      const hasOpening = (next.openingMinutes ?? 0) !== 0 || (next.openingLeave ?? 0) !== 0
      if (hasOpening && others.some((one) => one.valid_from < from))
        return { ok: false, code: 'time.opening_first_only', field: 'openingMinutes' }
      const overlap = await tx.first(sql`
        SELECT 1 FROM working_contracts WHERE user_id = ${next.userId} AND id <> ${id}
        AND daterange(valid_from, valid_to, '[]') && daterange(${from}, ${next.validTo ?? null}, '[]')`)
      return overlap ? { ok: false, code: 'time.contract_overlap', field: 'validFrom' } : { ok: true }
    },
    beforeRemove: async ({ tx, caller, records }) => {
      const users = records.map(({ userId }) => userId)
      if (isOwn(caller.session, users)) return { ok: false, code: 'time.own_record' }
      const used = await tx.first(sql`SELECT 1 FROM time_months WHERE user_id = ANY(${users}) AND state = 'closed'`)
      return used ? { ok: false, code: 'time.month_closed' } : undefined
    },
  })
