import type { Endpoint } from '#contract/endpoint.ts'
import { defaultLocale } from '#contract/locale.ts'
import { checkAccess } from './http/access.ts'
import type { Handler, Session } from './module.ts'

/**
 * Runs the handler of an API call that reads a record, with the rights of a session. Returns the same value as the API call
 * (`readRecordPort`). Throws the errors of the handler.
 */
export const readRecord =
  (handlers: ReadonlyMap<string, Handler>) =>
  async (read: Endpoint, id: string, session: Session): Promise<unknown> => {
    const handler = handlers.get(read.id)
    const params = read.params.safeParse({ id })
    if (!handler || !params.success || checkAccess(read.access, session)) return undefined
    const outcome = await handler.handle({
      params: params.data,
      query: read.query.parse({}),
      body: {},
      locale: defaultLocale,
      session,
      requestId: 'event',
      address: '',
      headers: {},
      cookies: {},
      origin: '',
      signal: new AbortController().signal,
    })
    return outcome.ok ? outcome.value : undefined
  }
