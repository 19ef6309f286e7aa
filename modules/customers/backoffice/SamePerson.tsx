import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { type CustomerOverview, customersEndpoints as calls } from '../contract.ts'
import { customerTexts } from '../words/overview.ts'

const refresh = [calls.list, calls.get, calls.overview]

/**
 * Sends the decision of staff about two customer records (`merge`, `split` or `different`: are they the same person?). Shows the result as
 * a notification.
 */
function useVerdict(endpoint: typeof calls.merge | typeof calls.split | typeof calls.different, id: string) {
  const t = useTexts(customerTexts)
  const action = useAction(endpoint, { refresh })
  return {
    isBusy: action.isPending,
    say: (other: string) =>
      action.mutate(
        { params: { id }, body: { other } },
        {
          onSuccess: () => notify(t.done),
          onError: (error) => notify(failureText(error, t.failed), 'failed'),
        },
      ),
  }
}

export function Double({ id, double }: { id: string; double: CustomerOverview['doubles'][number] }) {
  const t = useTexts(customerTexts)
  const merge = useVerdict(calls.merge, id)
  const different = useVerdict(calls.different, id)
  return (
    <Banner tone="new" icon={IconGitMerge} title={t.double(double.name)}>
      <p>{[...double.equal.map((one) => t.equal[one]), t.itsOrders(double.orderCount)].join(', ')}</p>
      <div className="row w">
        <Button size="xs" loading={merge.isBusy} onClick={() => merge.say(double.id)}>
          {t.merge}
        </Button>
        <Button size="xs" variant="subtle" loading={different.isBusy} onClick={() => different.say(double.id)}>
          {t.different}
        </Button>
      </div>
    </Banner>
  )
}

export function Merged({ id, merged }: { id: string; merged: CustomerOverview['merged'] }) {
  const t = useTexts(customerTexts)
  const split = useVerdict(calls.split, id)
  return (
    <>
      <h3>{t.merged}</h3>
      <ul>
        {merged.map((one) => (
          <li key={one.id} className="row">
            <span className="el">{one.name}</span>
            <span className="sp" />
            <Button size="xs" variant="subtle" loading={split.isBusy} onClick={() => split.say(one.id)}>
              {t.split}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
