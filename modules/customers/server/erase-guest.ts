import type { Actor, BrandCore, Refusal } from '#platform/module.ts'
import type { Guest, PersonalData } from '#platform/personal-data.ts'

class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Erases a guest's personal data in all modules, in one transaction. Undefined: everything was erased. If one module refuses, nothing is
 * erased, and its refusal is returned. If `by` is given, an entry is written into the audit trail: it contains how many records were
 * erased, but none of their values.
 */
export async function eraseGuest(
  core: BrandCore,
  sources: readonly PersonalData[],
  guest: Guest,
  by?: { actor: Actor; entity: 'customer' | 'order'; id: string; requestId: string },
): Promise<Refusal | undefined> {
  try {
    await core.db.tx(async (tx) => {
      for (const source of sources) {
        const refused = await source.erase(tx, guest)
        if (refused) throw new Undone(refused)
      }
      for (const id of guest.customers) await core.outbox.add(tx, { topic: 'customer.erased', payload: { id } })
      await core.snapshots.changed(tx, 'customer')
      if (by)
        await core.audit.write(tx, {
          action: 'guest.erase',
          entity: by.entity,
          entityId: by.id,
          label: '',
          actor: by.actor,
          after: { orders: guest.orders.length, customers: guest.customers.length, files: guest.files.length },
          requestId: by.requestId,
        })
    })
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
  for (const source of sources) await source.settle?.()
  return undefined
}
