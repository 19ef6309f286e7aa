import type { OrderDraftInput, PriceChanged } from '../../../contract.ts'
import type { CallError } from '#ui/site/json-call.ts'
import type { TabStorage } from '#ui/site/tab-store.ts'
import type { PlaceOrder } from '../calls.ts'
import { readEntry, writeEntry } from '../session.ts'

/**
 * The result of sending an order. `unknown`: there was no response, or the server failed. Perhaps the server has created the order
 * nevertheless, so the next attempt uses the same key.
 */
export type SubmissionOutcome =
  | { kind: 'placed'; uid: string; hash: string; paymentRedirectUrl?: string | undefined }
  /** The order of an earlier attempt is paid already, perhaps in another tab. Nothing was placed. */
  | { kind: 'settled'; uid: string; hash: string }
  | { kind: 'errors'; errors: readonly CallError[] }
  | { kind: 'price'; change: PriceChanged }
  | { kind: 'slot'; nextFree: string | undefined; errors: readonly CallError[] }
  /**
   * An earlier attempt with other input created an order, but its response was lost. The server refused the current input. `uid` and `hash`
   * are undefined if the page does not know the earlier input any more, for example after a reload.
   */
  | { kind: 'arrived'; uid?: string; hash?: string }
  | { kind: 'unknown'; reference?: string | undefined }

/** The key in session storage. It begins with 'asp' (specification §9). For each branch, at most one order is being sent. */
export const submissionKey = (branchId: string): string => `asp.submission.${branchId}`

interface SubmissionDeps {
  branchId: string
  place: PlaceOrder
  storage: () => TabStorage | undefined
  /** Returns a new UUID. */
  newKey: () => string
}

/**
 * Sends an order, and makes sure that it is created only once. The idempotency key stays in session storage until the order is placed.
 * Therefore no second order is created by a double tap, a reload, or a retry after a lost connection (docs/rules/orders.md, Idempotency).
 * If the guest changes the order before a retry, the key stays the same. If the first attempt created an order, the server then refuses the
 * retry, and the page shows that order.
 */
export function createSubmission(deps: SubmissionDeps) {
  let underWay: Promise<SubmissionOutcome> | undefined
  // Stores the idempotency key if the browser blocks session storage.
  let memory = ''
  /** All versions of the order that this page has sent with the key, the newest last. */
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
    // The stored key was damaged. It is removed, and the next attempt gets a new key.
    if (refusal === 'order.key_invalid') forget()
    return refusal === 'order.key_reused' ? arrived(key, earlier) : outcomeOf(answer)
  }

  /** Finds out which order was created with this key, by sending the earlier versions again. */
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
    /** Sends the order. If it is called while an order is being sent, it returns the result of that first call. */
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
  // 'appointment.required' means that the field is empty, not that the chosen time has passed. Therefore the field shows it like other
  // errors.
  const slot = errors.find(({ code }) => code.startsWith('appointment.') && code !== 'appointment.required')
  // If there are further errors, all are shown as a list: correcting them may change which time is free next.
  if (slot && errors.length === 1) return { kind: 'slot', nextFree: slot.values?.['nextFree']?.toString(), errors }
  return { kind: 'errors', errors }
}

/**
 * Computes a short number from a text. It is stored in place of the text to detect changes, so that the guest's input is not stored. It is not
 * made for secrets: it has only 53 bits (cyrb53, public domain).
 */
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
