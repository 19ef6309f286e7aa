/** For this many milliseconds after a key got another ticket, the first press of the key only says which ticket it has now. */
export const RENUMBERED_MS = 1500

/** The tickets of the number keys: `ids[0]` is the ticket of key 1. */
interface TicketKeys {
  ids: readonly string[]
  /** For each key, when it got another ticket. Undefined: it had no other ticket before, or the user knows its ticket. */
  changedAt: readonly (number | undefined)[]
}

export const noKeys: TicketKeys = { ids: [], changedAt: [] }

/** The keys after the wall shows these tickets. */
export const renumbered = (
  { ids: before, changedAt }: TicketKeys,
  ids: readonly string[],
  now: number,
): TicketKeys => ({
  ids,
  changedAt: ids.map((id, index) => (before[index] === undefined || before[index] === id ? changedAt[index] : now)),
})

/** What a press of a key does: it acts on the ticket, it only says which ticket the key has now, or the key has no ticket. */
export function pressOf({ ids, changedAt }: TicketKeys, key: number, now: number): 'act' | 'say' | 'nothing' {
  if (ids[key - 1] === undefined) return 'nothing'
  const at = changedAt[key - 1]
  return at !== undefined && now - at < RENUMBERED_MS ? 'say' : 'act'
}

/** The keys after the screen has said which ticket the key has now. The next press acts. */
export const told = ({ ids, changedAt }: TicketKeys, key: number): TicketKeys => ({
  ids,
  changedAt: changedAt.map((at, index) => (index === key - 1 ? undefined : at)),
})
