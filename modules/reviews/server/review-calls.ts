import sql from 'sql-template-tag'
import { type GuestMail, guestMailTopic } from '#modules/messaging/ports.ts'
import type { ReviewScope } from '#modules/ordering/contract/reviewed.ts'
import type { noteOrderPort, orderOfStaffPort, orderReviewsPort } from '#modules/ordering/ports.ts'
import { type BrandCore, type Handler, serve, type Session } from '#platform/module.ts'
import type { OffersOf } from '#platform/ports.ts'
import { reviewEndpoints as calls } from '../contract.ts'
import { reviewMailTexts } from '../words/mail.ts'
import { answersTo, answeredSince, reviewOf } from './answers.ts'

type ReviewPorts = OffersOf<{
  reviews: typeof orderReviewsPort
  noteOrder: typeof noteOrderPort
  orderOfStaff: typeof orderOfStaffPort
}> & {
  brand(): Promise<{ shopName: string }>
}

/** A dish or vehicle needs at least this number of reviews to be listed. An average of fewer reviews means little. */
const LEAST = 3

/** Used as the start of the period when the review of one certain order is read. Therefore the review is found even if the order is old. */
const everSince = Temporal.Instant.fromEpochMilliseconds(0)

/**
 * The branches whose reviews the signed-in user sees: `branch` if it was requested; if not, all of the user's branches. A branch that the
 * user may not see gives no reviews.
 */
function branchesOf(session: Session | undefined, branch?: string): ReviewScope['branches'] {
  if (session?.roles.includes('ROLE_ADMIN')) return branch === undefined ? 'all' : [branch]
  return (session?.branches ?? []).filter((id) => branch === undefined || id === branch)
}

/** The handlers of the API calls with which staff read and answer reviews (docs/rules/statistics.md, Reviews). */
export function reviewCalls(core: BrandCore, ports: ReviewPorts): Handler[] {
  const spanOf = (days: number) => {
    const now = core.clock.now()
    const from = now.subtract({ hours: 24 * days })
    // The end of a period is exclusive. The added second includes orders that are placed at this instant.
    return { from, to: now.add({ seconds: 1 }), before: from.subtract({ hours: 24 * days }) }
  }
  const one = async (id: string) => {
    const scope = { branches: 'all' as const, from: everSince, to: core.clock.now().add({ hours: 1 }) }
    const { rows } = await ports.reviews().list(scope, { page: 1, pageSize: 1, only: [id] })
    return rows[0]
  }

  return [
    serve(calls.list, async ({ query, session }) => {
      const { days, branch, page, pageSize, most, search, hasComment, isAnswered } = query
      const { from, to } = spanOf(days)
      const answered = isAnswered === undefined ? [] : await answeredSince(core.db, from)
      const { rows, total } = await ports.reviews().list(
        { branches: branchesOf(session, branch), from, to },
        {
          page,
          pageSize,
          most,
          search,
          hasComment: hasComment === 'true',
          only: isAnswered === 'true' ? answered : undefined,
          except: isAnswered === 'false' ? answered : undefined,
        },
      )
      const answers = await answersTo(
        core.db,
        rows.map(({ id }) => id),
      )
      return { ok: true, value: rows.map((row) => reviewOf(row, answers.get(row.id))), meta: { total, page, pageSize } }
    }),

    serve(calls.summary, async ({ query, session }) => {
      const { from, to, before } = spanOf(query.days)
      const branches = branchesOf(session, query.branch)
      const reviews = ports.reviews()
      const [now, earlier, items] = await Promise.all([
        reviews.figures({ branches, from, to }),
        reviews.figures({ branches, from: before, to: from }),
        reviews.items({ branches, from, to }, before, LEAST),
      ])
      const plain = ({ stars, ...rest }: typeof now) => ({ ...rest, stars: [...stars] })
      return { ok: true, value: { now: plain(now), before: plain(earlier), items } }
    }),

    serve(calls.answer, async ({ params, body, session }) => {
      if (!(await ports.orderOfStaff(session, params.id))) return { ok: false, code: 'record.not_found' }
      const order = await one(params.id)
      if (!order) return { ok: false, code: 'review.none' }
      if (!order.hasEmail) return { ok: false, code: 'review.no_email' }
      const { shopName } = await ports.brand()
      const t = reviewMailTexts(order.locale)
      const by = session?.name ?? ''
      const isFirst = await core.db.tx(async (tx) => {
        const kept = await tx.run(sql`
          INSERT INTO review_answers (order_id, branch_id, at, by_id, by_name, text)
          VALUES (${order.id}, ${order.branchId}, ${core.clock.now()}, ${session?.userId ?? null}, ${by}, ${body.text}) ON CONFLICT DO NOTHING`)
        if (kept === 0) return false
        const mail: GuestMail = {
          orderId: order.id,
          template: 'review.answer',
          subject: t.subject(shopName),
          heading: t.heading,
          paragraphs: body.text.split(/\n{2,}/),
          ...(order.review.comment ? { quote: { title: t.yours, text: order.review.comment } } : {}),
        }
        await core.outbox.add(tx, { topic: guestMailTopic, key: `review answer ${order.id}`, payload: { ...mail } })
        await ports.noteOrder(tx, {
          orderId: order.id,
          actor: actorOfStaff(session),
          action: 'review-answered',
          note: body.text,
        })
        return true
      })
      const answer = (await answersTo(core.db, [order.id])).get(order.id)
      // If the stored answer has the same text, somebody clicked the button twice. This is not an error.
      if (!isFirst && answer?.text !== body.text)
        return { ok: false, code: 'review.answered', ...(answer ? { values: { name: answer.by_name } } : {}) }
      return { ok: true, value: reviewOf(order, answer) }
    }),
  ]
}

function actorOfStaff(session: Session | undefined): { type: 'user'; id: string; name: string } | { type: 'system' } {
  return session ? { type: 'user', id: session.userId, name: session.name } : { type: 'system' }
}
