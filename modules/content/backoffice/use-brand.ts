import { firstCall, useCall } from '#ui/backoffice/calls.ts'
import type { Brand, Loaded } from '#ui/backoffice/module.ts'
import { useMemo } from 'react'
import { configEndpoints } from '../contract/config-calls.ts'

export const firstBrand = firstCall(configEndpoints.get)

/** Loads the shop name, currency, theme and colours of the brand from its settings, for the frame of the back office. */
export function useBrand({ enabled }: { enabled: boolean }): Loaded<Brand> {
  const config = useCall(configEndpoints.get, undefined, { enabled })
  const found = config.data?.value
  const value = useMemo<Brand | undefined>(() => {
    if (!found) return undefined
    const { shopName, currency, theme, themeTokens } = found
    return { shopName, currency, look: { theme, tokens: themeTokens } }
  }, [found])
  return { value, error: config.error, retry: () => void config.refetch() }
}
