import type { ApiResult } from '#contract/client.ts'
import type { ApiError } from '#contract/errors.ts'
import { identityEndpoints, type Me } from '../contract.ts'
import { callKey } from '#ui/backoffice/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lockedUntil } from './lock.ts'
import { safeNext } from './safe-next.ts'

/**
 * What sign-in by password and sign-in by link have in common: it makes the call, keeps its errors, notices that a second factor or a pause is
 * required, and opens the next page after success.
 */
export function useSignIn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [errors, setErrors] = useState<readonly ApiError[]>([])
  const [needsCode, setNeedsCode] = useState(false)
  const [until, setUntil] = useState<number>()
  const [isBusy, setBusy] = useState(false)

  async function attempt(call: () => Promise<ApiResult<Me>>) {
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (result.ok) {
      queries.clear()
      queries.setQueryData(callKey(identityEndpoints.me), { value: result.value, meta: undefined })
      void navigate(safeNext(search.get('next')), { replace: true })
      return
    }
    const asksForCode = result.errors[0]?.code === 'auth.code_required'
    if (asksForCode) setNeedsCode(true)
    setErrors(asksForCode ? [] : result.errors)
    setUntil(lockedUntil(result.errors, Date.now()))
  }

  return {
    attempt,
    errors,
    needsCode,
    until,
    isBusy,
    ended: search.has('ended') && errors.length === 0,
    forget: () => {
      setErrors([])
      setNeedsCode(false)
      setUntil(undefined)
    },
  }
}
