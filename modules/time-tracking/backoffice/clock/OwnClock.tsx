import { must } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { peopleEndpoints } from '../../contract.ts'
import { clockTexts } from '../../words/clock.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { OwnPin } from '../kiosk/OwnPin.tsx'
import { AccessList } from './AccessList.tsx'
import { ClockPage } from './ClockPage.tsx'
import type { ClockKey } from './stored.ts'

/**
 * The time clock of the signed-in user, within the back office. At the first use in a browser the server issues an access token, which the
 * browser stores.
 */
export default function OwnClock() {
  const t = useTexts(clockTexts)
  const titles = useTexts(timeTrackingTitles)
  const api = useApi()
  const { user } = useStaff()
  const queries = useQueryClient()
  const stored = `time.access.${user.id}`
  const found = useQuery<ClockKey>({
    queryKey: ['time.own-access', user.id],
    staleTime: Infinity,
    queryFn: async () => {
      const known = localStorage.getItem(stored)
      if (known) {
        const tokens = (await must(api, peopleEndpoints.tokens)).value
        const [id = '', token = ''] = known.split(' ')
        if (tokens.some((one) => one.id === id)) return { username: user.email, token }
      }
      const made = (await must(api, peopleEndpoints.createToken, { body: { name: t.deviceName } })).value
      localStorage.setItem(stored, `${made.id} ${made.token}`)
      return { username: made.username, token: made.token }
    },
  })
  if (found.isError)
    return (
      <FailedState
        error={found.error}
        title={t.failed}
        retry={() => void queries.resetQueries({ queryKey: ['time.own-access'] })}
      />
    )
  if (!found.data) return <LoadingState label={titles.clock} />
  return (
    <>
      <PageHead title={titles.clock} />
      <ClockPage access={found.data} isInFrame />
      <OwnPin />
      <AccessList />
    </>
  )
}
