import type { Message } from '../contract.ts'

export const messageStates = ['queued', 'sent', 'shown', 'failed'] as const

/** The filter of the page 'Ausgang'. It is part of the page's address. */
export interface OutboxState {
  readonly search: string
  readonly state: Message['state'] | undefined
  readonly page: number
}

/** Reads the filter from the page's address. Values that are not possible are ignored. */
export function readOutbox(params: URLSearchParams): OutboxState {
  const page = Number(params.get('seite') ?? '1')
  return {
    search: (params.get('suche') ?? '').slice(0, 200),
    state: messageStates.find((one) => one === params.get('zustand')),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  }
}

export function writeOutbox({ search, state, page }: OutboxState): URLSearchParams {
  return new URLSearchParams({
    ...(search ? { suche: search } : {}),
    ...(state ? { zustand: state } : {}),
    ...(page > 1 ? { seite: String(page) } : {}),
  })
}
