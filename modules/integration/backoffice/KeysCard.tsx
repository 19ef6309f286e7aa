import { Button } from '@mantine/core'
import { IconCopy, IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatListed, formatShortDay } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { type ApiKey, keyEndpoints as calls } from '../contract.ts'
import { keyTexts } from '../words/keys.ts'

/** A key that was just created. Its secret is shown only now and cannot be read again later. */
export interface MadeKey {
  name: string
  secret: string
}

const tones = { active: 'ok', expired: 'new', revoked: '' } as const

export function KeysCard({ made }: { made: MadeKey | undefined }) {
  const t = useTexts(keyTexts)
  const { shopName } = useStaff()
  const found = useCall(calls.list)
  const scopes = useCall(calls.scopes)
  const titles = new Map(scopes.data?.value.map(({ name, title }) => [name, title]))
  const all = found.data?.value ?? []
  return (
    <section className="card keys" aria-labelledby="keys-title">
      <div className="hd">
        <h2 id="keys-title">{t.keys}</h2>
        <span className="cnt">{all.filter(({ state }) => state === 'active').length}</span>
        <span className="sp" />
        <span className="sm t2">{t.only(shopName)}</span>
      </div>
      {made ? <Made {...made} /> : null}
      {found.isError ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingState label={t.keys} rows={3} />
      ) : all.length === 0 ? (
        <EmptyState icon={IconKey} title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <ul>
          {all.map((one) => (
            <OneKey key={one.id} apiKey={one} titles={titles} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Made({ name, secret }: MadeKey) {
  const t = useTexts(keyTexts)
  return (
    <div className="made" role="status">
      <b className="row">
        <IconKey className="i" aria-hidden />
        {t.made(name)}
      </b>
      <div className="row w">
        <code>{secret}</code>
        <Button
          leftSection={<IconCopy className="i" aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(secret).then(() => notify(t.copied))}
        >
          {t.copy}
        </Button>
      </div>
      <span className="sm t2">{t.once}</span>
    </div>
  )
}

function OneKey({ apiKey, titles }: { apiKey: ApiKey; titles: ReadonlyMap<string, string> }) {
  const t = useTexts(keyTexts)
  const { locale, branches } = useStaff()
  const now = useNow(60_000)
  const revoke = useAction(calls.revoke, { refresh: [calls.list] })
  const [isSure, setSure] = useState(false)
  const { id, name, prefix, scopes, state, expiresAt, lastUsedAt, createdBy } = apiKey
  const moment = (iso: string) => formatListed(Date.parse(iso), now, deviceZone(), locale)
  const places = branches.filter((one) => apiKey.branches.includes(one.id)).map((one) => one.name)
  const end = () =>
    isSure
      ? revoke.mutate(
          { params: { id } },
          {
            onSuccess: () => notify(t.revoked(name)),
            onError: (error) => notify(failureText(error, t.failed), 'failed'),
          },
        )
      : setSure(true)
  return (
    <li>
      <div className="row w">
        <b>{name}</b>
        <span className={`bdg ${tones[state]}`}>
          {state === 'active' && expiresAt
            ? t.until(formatShortDay(Date.parse(expiresAt), deviceZone(), locale))
            : t.states[state]}
        </span>
        <span className="sp" />
        <span className="sm mut">{lastUsedAt ? t.used(moment(lastUsedAt)) : t.never}</span>
        {state === 'revoked' ? null : (
          <Button
            size="xs"
            variant="danger-subtle"
            loading={revoke.isPending}
            onClick={end}
            onBlur={() => setSure(false)}
          >
            {isSure ? t.revokeSure : t.revoke}
          </Button>
        )}
      </div>
      <div className="row w sm t2">
        {scopes.map((scope) => {
          const [group = '', verb] = scope.split(':')
          return (
            <span className="scope" key={scope}>
              {t.scope(titles.get(group) ?? group, verb === 'write')}
            </span>
          )
        })}
        <span>{places.length > 0 ? places.join(', ') : t.allBranches}</span>
      </div>
      <span className="xs mut">
        <code>{prefix}…</code> {t.by(createdBy)}
      </span>
    </li>
  )
}
