import sql from 'sql-template-tag'
import type { TestBrand } from '#testing/brand.ts'
import { requestEndpoints as calls, rosterEndpoints, swapEndpoints } from '../../contract.ts'
import type { TimeHouse, Worker } from './house.ts'

/** Functions with which tests create published shifts, and make and decide requests about them. */
export function swapDesk(brand: TestBrand, house: TimeHouse, manager: Worker) {
  const at = (wall: string): string =>
    Temporal.PlainDateTime.from(wall)
      .toZonedDateTime('Europe/Vienna')
      .toInstant()
      .toString({ smallestUnit: 'millisecond' })
  const ask = (who: Worker, body: object) => house.call(calls.ask, { params: who.access, body })
  return {
    at,
    ask,
    /** Creates a published shift in May 2026. Each test uses its own day, so that the tests do not disturb each other. */
    shift: async (user: Worker | null, day: number, from = '09:00', to = '15:00'): Promise<string> => {
      const date = `2026-05-${String(day).padStart(2, '0')}`
      const made = await house.must(rosterEndpoints.schedules.create, {
        body: { user: user?.id ?? null, branch: house.house, from: at(`${date}T${from}`), to: at(`${date}T${to}`) },
      })
      await brand.core.db.run(sql`UPDATE working_schedules SET state = 'published' WHERE id = ${made.id}`)
      return made.id
    },
    asked: async (who: Worker, body: object): Promise<string> => {
      const answer = await ask(who, body)
      if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
      return answer.value.id
    },
    decide: (id: string, as = manager.session) =>
      house.call(calls.decide, { params: { id }, body: { isApproved: true, note: '' } }, as),
    ownerOf: async (id: string) => (await house.must(rosterEndpoints.schedules.get, { params: { id } })).user,
    agree: (who: Worker, id: string, isAgreed = true) =>
      house.call(swapEndpoints.consent, { params: { ...who.access, id }, body: { isAgreed } }),
  }
}
export type SwapDesk = ReturnType<typeof swapDesk>
