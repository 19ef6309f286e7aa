import { boardTexts } from '#modules/ordering/words/board.ts'
import { kitchenTexts } from '../words/kitchen.ts'
import { kitchenTitles } from '../words/titles.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ToastPlace } from '#ui/backoffice/ToastPlace.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { orderingEndpoints } from '#modules/ordering/contract.ts'

/**
 * The dialog in which staff create and revoke addresses for screens at which nobody signs in. Each address contains a key. Therefore the
 * address is shown only once, when it is created.
 */
export function ScreenSetup({ onClose }: { onClose: () => void }) {
  const t = useTexts(kitchenTexts)
  const titles = useTexts(kitchenTitles)
  const board = useTexts(boardTexts)
  const { branches, branchId } = useStaff()
  const kitchens = branches.filter((one) => one.kind === 'orders')
  const list = useCall(orderingEndpoints.boardKeys)
  const create = useAction(orderingEndpoints.createBoardKey, { refresh: [orderingEndpoints.boardKeys] })
  const revoke = useAction(orderingEndpoints.revokeBoardKey, { refresh: [orderingEndpoints.boardKeys] })
  const [name, setName] = useState('')
  const [branch, setBranch] = useState(branchId ?? kitchens[0]?.id ?? branches[0]?.id ?? '')
  const made = create.data
  const address = made ? `${location.origin}/backend/kueche/${made.branchId}/${made.key}` : ''
  const failed = create.error ?? revoke.error
  return (
    <Modal opened onClose={onClose} title={t.screens} closeButtonProps={{ 'aria-label': board.drawer.close }}>
      <Form
        className="col"
        style={{ gap: 14, paddingBottom: 20 }}
        onSubmit={() => {
          create.mutate({ body: { branch, kind: 'backoffice', name: name.trim() || titles.kitchen } })
        }}
      >
        <p className="t2">{t.screensText}</p>
        {failed ? <Banner tone="alarm">{failureText(failed, t.screenFailed)}</Banner> : null}
        <div className="g2">
          <TextInput
            label={t.screenName}
            description={t.screenNameHint}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <NativeSelect
            label={t.screenBranch}
            description={' '}
            value={branch}
            onChange={(event) => setBranch(event.currentTarget.value)}
            data={(kitchens.length > 0 ? kitchens : branches).map(({ id, name: label }) => ({ value: id, label }))}
          />
        </div>
        <Button type="submit" variant="filled" size="lg" loading={create.isPending}>
          {t.screenCreate}
        </Button>
        {made ? (
          <div className="row" style={{ alignItems: 'end' }}>
            <TextInput
              style={{ flex: 1 }}
              label={t.screenAddress}
              description={t.screenOnce}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button
              leftSection={<IconCopy className="i" aria-hidden />}
              onClick={() => void navigator.clipboard.writeText(address).then(() => notify(t.copied))}
            >
              {t.copy}
            </Button>
          </div>
        ) : null}
        {list.data && list.data.value.length > 0 ? (
          <section>
            <h3>{t.screenList}</h3>
            <ul>
              {list.data.value.map((key) => (
                <li className="row" key={key.id} style={{ padding: '6px 0', borderBottom: '1px solid var(--line)' }}>
                  <span style={{ minWidth: 0 }}>
                    <b>{key.name}</b>{' '}
                    <span className="mut sm">{branches.find((one) => one.id === key.branchId)?.name}</span>
                  </span>
                  <span className="sp" />
                  <Button
                    size="xs"
                    variant="danger-subtle"
                    aria-label={t.revokeOf(key.name)}
                    onClick={() => revoke.mutate({ params: { id: key.id } })}
                  >
                    {t.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Form>
      <ToastPlace />
    </Modal>
  )
}
