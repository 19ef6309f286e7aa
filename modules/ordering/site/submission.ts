import type { OrderDraftInput, PriceChanged } from '#modules/ordering/contract.ts'
import type { CallError } from '#ui/site/json-call.ts'
import type { TabStorage } from '#ui/site/tab-store.ts'
import type { PlaceOrder } from './calls.ts'
import { readEntry, writeEntry } from './session.ts'

/** What came of an order. `unknown`: no answer or a bug; the order may have arrived, so the same key goes with the next try. */
export type SubmissionOutcome =
  | { kind: 'placed'; uid: string; hash: string; paymentRedirectUrl?: string | undefined }
  | { kind: 'errors'; errors: readonly CallError[] }
  | { kind: 'price'; change: PriceChanged }
  | { kind: 'slot'; nextFree: string | undefined; errors: readonly CallError[] }
  | { kind: 'unknown'; reference?: string | undefined }

/** Key of session storage, prefixed asp (specification §9); one open submission per branch. */
export const submissionKey = (branchId: string): string => `asp.submission.${branchId}`

interface SubmissionDeps {
  branchId: string
  place: PlaceOrder
  storage: () => TabStorage | undefined
  /** A UUID. */
  newKey: () => string
}

/**
 * Sends an order once. The idempotency key is kept in session storage until the order is placed or its body changes: a double tap, a
 * reload or a retry after a lost connection is the same order (decisions, Calls and Orders).
 */
export function createSubmission(deps: SubmissionDeps) {
  let underWay: Promise<SubmissionOutcome> | undefined
  // stands in where storage is blocked
  let memory = ''

  async function send(draft: OrderDraftInput): Promise<SubmissionOutcome> {
    const answer = await deps.place(draft, keyFor(draft))
    if (answer.ok) {
      memory = ''
      writeEntry(submissionKey(deps.branchId), null, deps.storage)
      return { kind: 'placed', ...answer.value }
    }
    return outcomeOf(answer)
  }

  function keyFor(draft: OrderDraftInput): string {
    const body = fingerprint(JSON.stringify(draft))
    const name = submissionKey(deps.branchId)
    const stored = readEntry(name, deps.storage) ?? memory
    const [storedBody, storedKey] = stored.split(' ')
    if (storedBody === body && storedKey) return storedKey
    const key = deps.newKey()
    memory = `${body} ${key}`
    writeEntry(name, memory, deps.storage)
    return key
  }

  return {
    /** While one is under way a second one is the same. */
    submit(draft: OrderDraftInput): Promise<SubmissionOutcome> {
      underWay ??= send(draft).finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
}

export type Submission = ReturnType<typeof createSubmission>

function outcomeOf(answer: {
  status: number
  errors: CallError[]
  reference?: string
  data?: unknown
}): SubmissionOutcome {
  const { errors, status, reference } = answer
  if (status === 0 || status >= 500) return { kind: 'unknown', reference }
  if (errors.some(({ code }) => code === 'order.price_changed'))
    return { kind: 'price', change: answer.data as PriceChanged }
  // no time chosen is a field left empty, not a time that has gone
  const slot = errors.find(({ code }) => code.startsWith('appointment.') && code !== 'appointment.required')
  // other mistakes are shown first: the next free time may differ once they are mended
  if (slot && errors.length === 1) return { kind: 'slot', nextFree: slot.values?.['nextFree']?.toString(), errors }
  return { kind: 'errors', errors }
}

/** Tells bodies apart without keeping what people typed: 53 bits, no secret (cyrb53, public domain). */
export function fingerprint(body: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
