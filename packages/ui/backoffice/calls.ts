import { type Api, type ApiResult, urlOf } from '#contract/client.ts'
import type { Endpoint, InputOf, OutputOf, PageMeta } from '#contract/endpoint.ts'
import type { ApiError } from '#contract/errors.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useLocale } from './staff.tsx'

/** A call was refused or got no response (`status` 0). */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  readonly errors: readonly ApiError[]
  readonly reference: string | undefined
  /** The current record after an edit conflict (409). */
  readonly data: unknown

  constructor(result: Extract<ApiResult<unknown>, { ok: false }>) {
    super(result.errors[0]?.code ?? 'internal')
    this.status = result.status
    this.errors = result.errors
    this.reference = result.reference
    this.data = result.data
  }
}

/** Makes a call and returns its `value` and `meta`. Throws CallFailed if the call fails, because `useQuery` expects an exception. */
export async function must<E extends Endpoint>(
  api: Api,
  endpoint: E,
  input?: InputOf<E>,
): Promise<{ value: OutputOf<E>; meta: PageMeta | undefined }> {
  const result = await api.call(endpoint, input)
  if (!result.ok) throw new CallFailed(result)
  return { value: result.value, meta: result.meta }
}

/** Query key of a call's result: `['orders.get', input]`. */
export const callKey = (endpoint: Endpoint, input?: unknown) =>
  input === undefined ? [endpoint.id] : [endpoint.id, input]

/** A GET call that every page makes when it opens. `key` is the query key of its result. */
export interface FirstCall {
  endpoint: Endpoint
  input?: InputOf<Endpoint>
  key: readonly unknown[]
}

/** The first call for a hook that reads its result with `useCall(endpoint, input)`. */
export const firstCall = <E extends Endpoint>(endpoint: E, input?: InputOf<E>): FirstCall => ({
  endpoint,
  ...(input === undefined ? {} : { input }),
  key: callKey(endpoint, input),
})

interface CallOptions<T> {
  enabled?: boolean
  /** Interval in milliseconds. A function can choose it from the last result. */
  refetchInterval?: number | false | ((last: T | undefined) => number | false)
  /** Makes the call whenever the component appears, even if the last result is only seconds old. For data that somebody edits. */
  isFresh?: boolean
  /** Shows the last result while another page or filter loads. */
  keepPrevious?: boolean
  /**
   * Makes the call although the browser has no connection, so that it fails at once instead of waiting. It is made again when the connection
   * is back.
   */
  isTriedOffline?: boolean
}

/** Reads data with a GET call; `data` is `{ value, meta }`, `error` a CallFailed. */
export function useCall<E extends Endpoint>(endpoint: E, input?: InputOf<E>, options: CallOptions<OutputOf<E>> = {}) {
  const api = useApi()
  const { refetchInterval: pause } = options
  return useQuery<{ value: OutputOf<E>; meta: PageMeta | undefined }, CallFailed>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => must(api, endpoint, { ...input, signal } as InputOf<E>),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(pause === undefined
      ? {}
      : { refetchInterval: typeof pause === 'function' ? ({ state }) => pause(state.data?.value) : pause }),
    ...(options.isFresh ? { staleTime: 0 } : {}),
    ...(options.isTriedOffline ? { networkMode: 'always', refetchOnReconnect: true } : {}),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/**
 * Like `useCall`, but the contract of the call is loaded when it is first needed. Use it for parts that every page has: otherwise each page
 * would load all their contracts before it shows anything. `name` identifies the call.
 */
export function useLateCall<E extends Endpoint>(
  load: () => Promise<E>,
  input: InputOf<E> | undefined,
  { name, enabled = true, ...options }: CallOptions<OutputOf<E>> & { name: string },
) {
  const endpoint = useQuery<E>({
    queryKey: ['contract', name],
    queryFn: load,
    enabled,
    staleTime: Infinity,
    networkMode: 'always',
  }).data
  return useCall(endpoint ?? (notLoaded as E), input, { ...options, enabled: enabled && endpoint !== undefined })
}

/** Used as the endpoint while the contract is loading. It only provides a key for the query and is never called. */
const notLoaded = { id: 'not-loaded' } as Endpoint

/** A call that changes data. Afterwards all queries in `refresh` are read again. */
export function useAction<E extends Endpoint>(endpoint: E, options: { refresh?: readonly Endpoint[] } = {}) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation<OutputOf<E>, CallFailed, InputOf<E>>({
    mutationFn: async (input) => (await must(api, endpoint, input)).value,
    onSettled: async () => {
      await Promise.all((options.refresh ?? []).map((one) => queries.invalidateQueries({ queryKey: [one.id] })))
    },
  })
}

/**
 * Whether the response means that the record does not exist: no record has this id (404), or the text in the address is not a valid id (422).
 */
export const isMissing = (error: unknown): boolean => error instanceof CallFailed && [404, 422].includes(error.status)

/** Returns the server's message for a failed call. If there is no message, returns the text `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof CallFailed)) return otherwise
  return error.errors[0]?.message || otherwise
}

/**
 * Returns a function that creates the address of a file in the language of the user. The browser itself loads the file. Without `locale` in
 * the address it would request the file in the language of the browser.
 */
export function useFileUrl(): <E extends Endpoint>(endpoint: E, input?: InputOf<E>) => string {
  const locale = useLocale()
  return (endpoint, input) => {
    const address = urlOf(endpoint, input)
    return `${address}${address.includes('?') ? '&' : '?'}locale=${locale}`
  }
}
