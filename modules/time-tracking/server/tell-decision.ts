import type { Tx } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import { requestTexts } from '../words/requests.ts'
import type { RequestRow } from './decide.ts'
import type { TimeContext } from './people.ts'
import { tell } from './tell.ts'

/** Sends a mail to the person who made a request: the decision, who decided, and the reason. */
export async function tellDecision(
  context: TimeContext,
  tx: Tx,
  row: Pick<RequestRow, 'user_id' | 'kind' | 'payload'>,
  decided: { state: 'approved' | 'refused' | 'cancelled'; note: string },
  session: Session,
): Promise<void> {
  const [person] = await context.ports.staff(tx, { id: row.user_id })
  const words = requestTexts(person?.locale ?? 'de')
  await tell(context, tx, { user: row.user_id, by: session.userId }, ({ t, day, moment, shift }) => {
    const { leave, after, claimedAt, shifts } = row.payload
    const noon = (date: string): string => day(`${date}T12:00:00Z`)
    const what = shifts
      ? `${words.kinds[row.kind]}, ${shifts.map(shift).join(' / ')}`
      : leave
        ? `${words.absence[leave.kind]}, ${leave.from === leave.to ? noon(leave.from) : t.span(noon(leave.from), noon(leave.to))}`
        : after
          ? `${words.kinds[row.kind]}, ${t.span(moment(after.from), moment(after.to))}`
          : `${words.kinds[row.kind]}${claimedAt === undefined ? '' : `, ${moment(claimedAt)}`}`
    return {
      template: `time.request-${decided.state}`,
      subject: t.decidedSubject[decided.state],
      paragraphs: [t.decidedText[decided.state](what, session.name), ...(decided.note ? [t.note(decided.note)] : [])],
    }
  })
}
