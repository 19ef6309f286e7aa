import type { OrderDraftInput, PriceChanged } from '../../../contract.ts'
import type { CallError } from '#ui/site/json-call.ts'
import type { TabStorage } from '#ui/site/tab-store.ts'
import type { PlaceOrder } from '../calls.ts'
import { readEntry, writeEntry } from '../session.ts'

/**
 * The result of a submission. `unknown`: there was no response, or the server failed. The order may have been placed, so the next attempt
 * uses the same key.
 */
export type SubmissionOutcome =
  | { kind: 'placed'; uid: string; hash: string; paymentRedirectUrl?: string | undefined }
  | { kind: 'errors'; errors: readonly CallError[] }
  | { kind: 'price'; change: PriceChanged }
  | { kind: 'slot'; nextFree: string | undefined; errors: readonly CallError[] }
  /**
   * An earlier version of the order was placed, but its response was lost; this version was not placed. `uid` and `hash` are undefined if
   * the page does not know the earlier version any more.
   */
  | { kind: 'arrived'; uid?: string; hash?: string }
  | { kind: 'unknown'; reference?: string | undefined }

/** Key of session storage, with the prefix asp (specification §9). There is one open submission per branch. */
export const submissionKey = (branchId: string): string => `asp.submission.${branchId}`

interface SubmissionDeps {
  branchId: string
  place: PlaceOrder
  storage: () => TabStorage | undefined
  /** Returns a new UUID. */
  newKey: () => string
}

/**
 * Sends an order only once. The idempotency key stays in session storage until the order is placed: a double tap, a reload or a retry after
 * a lost connection creates no second order (docs/rules/orders.md, Idempotency). If the guest changes the order before a retry, the key
 * stays the same: if the first version was already placed, no second order is placed, and the page shows the first one.
 */
export function createSubmission(deps: SubmissionDeps) {
  let underWay: Promise<SubmissionOutcome> | undefined
  // Holds the key if the browser's storage is blocked.
  let memory = ''
  /** The bodies that this page sent with the key, newest last. */
  let sent: OrderDraftInput[] = []
  const name = submissionKey(deps.branchId)

  async function send(draft: OrderDraftInput): Promise<SubmissionOutcome> {
    const key = keptKey()
    const earlier = sent
    sent = [...earlier, draft]
    const answer = await deps.place(draft, key)
    if (answer.ok) {
      forget()
      return { kind: 'placed', ...answer.value }
    }
    const refusal = answer.errors[0]?.code
    // The stored key was damaged. The next attempt gets a new key.
    if (refusal === 'order.key_invalid') forget()
    return refusal === 'order.key_reused' ? arrived(key, earlier) : outcomeOf(answer)
  }

  /** Finds out which order was created with the key: sends the earlier versions with it again. */
  async function arrived(key: string, earlier: readonly OrderDraftInput[]): Promise<SubmissionOutcome> {
    for (const draft of earlier.toReversed()) {
      const answer = await deps.place(draft, key)
      if (answer.ok) {
        forget()
        return { kind: 'arrived', uid: answer.value.uid, hash: answer.value.hash }
      }
      if (answer.status === 0 || answer.status >= 500) return { kind: 'unknown', reference: answer.reference }
    }
    forget()
    return { kind: 'arrived' }
  }

  function keptKey(): string {
    const kept = readEntry(name, deps.storage) ?? memory
    if (kept) return kept
    memory = deps.newKey()
    writeEntry(name, memory, deps.storage)
    return memory
  }

  function forget(): void {
    memory = ''
    sent = []
    writeEntry(name, null, deps.storage)
  }

  return {
    /** If the function is called again while a call is running, it returns the result of that call. */
    submit(draft: OrderDraftInput): Promise<SubmissionOutcome> {
      underWay ??= send(draft).finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
}

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
  // A missing time is an empty field. It is not a time that has passed.
  const slot = errors.find(({ code }) => code.startsWith('appointment.') && code !== 'appointment.required')
  // If there are other errors as well, all are shown as errors: correcting them may change the next free time.
  if (slot && errors.length === 1) return { kind: 'slot', nextFree: slot.values?.['nextFree']?.toString(), errors }
  return { kind: 'errors', errors }
}

/** A number with which versions of an order are compared, so that the guest's input is not stored: 53 bits, not secret (cyrb53, public domain). */
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
