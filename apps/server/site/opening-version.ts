import { type Clock, dateAt } from '#kernel/time.ts'
import { branchOpening } from '#modules/branches/rules/branch-opening.ts'
import type { Init } from '#contract/init.ts'

/** Returns the version of a brand's pages. It changes with their content, when a branch opens or closes, and at midnight. */
type OpeningVersion = (brandId: string, contentVersion: string, init: () => Promise<Init>) => string | Promise<string>

/**
 * Branches open and close without any change of content. So the version of all pages of a brand contains which branches are open, and when closed ones open. It is
 * computed once a minute, because opening hours are given in whole minutes. The version also contains the date, because the footer shows
 * the year and the data for search engines contains days.
 */
export function createOpeningVersion(clock: Clock): OpeningVersion {
  const known = new Map<string, { minute: number; contentVersion: string; key: string }>()
  const look = async (brandId: string, contentVersion: string, minute: number, init: () => Promise<Init>) => {
    const now = clock.now()
    const { branches, config } = await init()
    const states = branches.map((branch) => {
      const opening = branchOpening(branch, now, branch.timeZone)
      const until = 'until' in opening ? opening.until : undefined
      const opensAt = 'opensAt' in opening ? opening.opensAt : undefined
      // The pages say whether a closed branch opens today or tomorrow, by the date at the branch.
      const day = opensAt ? dateAt(now, branch.timeZone).toString() : ''
      return [opening.state, until?.epochMilliseconds, opensAt?.epochMilliseconds, day].join('/')
    })
    const key = [contentVersion, ...states, now.toZonedDateTimeISO(config.timeZone).toPlainDate().toString()].join(' ')
    known.set(brandId, { minute, contentVersion, key })
    return key
  }
  return (brandId, contentVersion, init) => {
    const minute = Math.floor(clock.epochMs() / 60_000)
    const last = known.get(brandId)
    return last?.minute === minute && last.contentVersion === contentVersion
      ? last.key
      : look(brandId, contentVersion, minute, init)
  }
}
