import { Banner } from '#ui/backoffice/Banner.tsx'
import { callKey, failureText, must, useCall } from '#ui/backoffice/calls.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { contentEndpoints, type redirectEntity } from '../../contract.ts'
import { redirectTexts } from '../../words/redirects.ts'

/**
 * Shown next to the form of a redirect. It asks the server whether the typed redirect, together with other redirects, would lead visitors in a
 * circle. If so, it warns and offers a button that deletes the other redirects of the circle.
 */
export function RedirectWay({ record, values }: FormView<typeof redirectEntity>) {
  const t = useTexts(redirectTexts)
  const api = useApi()
  const queries = useQueryClient()
  const { from = '', isEnabled, to = '', toSite } = values
  const [asked] = useDebouncedValue(JSON.stringify([from, to, toSite ?? '']), 300)
  const [askedFrom = '', askedTo = '', askedSite = ''] = JSON.parse(asked) as string[]
  const isComplete = askedFrom !== '' && (askedTo !== '' || askedSite !== '')
  const query = {
    from: askedFrom.slice(0, 300),
    to: askedTo.slice(0, 500),
    ...(askedSite ? { toSite: askedSite } : {}),
    ...(record ? { id: record.id } : {}),
  }
  const found = useCall(contentEndpoints.redirectWay, { query }, { enabled: isComplete && isEnabled !== false }).data
  if (!found || found.value.way.length === 0 || isEnabled === false) return null
  const { others, way } = found.value
  const remove = async () => {
    try {
      for (const { id } of others) await must(api, contentEndpoints.redirects.remove, { params: { id } })
      notify(t.removed)
    } catch (error) {
      notify(failureText(error, t.failed), 'failed')
    }
    for (const call of [contentEndpoints.redirectWay, contentEndpoints.redirects.list])
      await queries.invalidateQueries({ queryKey: callKey(call) })
  }
  return (
    <div role="status">
      <Banner tone="alarm" title={t.loop}>
        <p>{way.join(' → ')}</p>
        {others.map((one) => (
          <p key={one.id}>
            {one.origin === 'auto' ? t.auto(one.from) : t.manual(one.from)} {one.hits > 0 ? t.hits(one.hits) : ''}
          </p>
        ))}
        {others.length > 0 ? (
          <Button size="xs" onClick={() => void remove()}>
            {t.removeOld(others.length)}
          </Button>
        ) : null}
      </Banner>
    </div>
  )
}
