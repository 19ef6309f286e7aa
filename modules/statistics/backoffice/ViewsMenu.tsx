import { editors } from '#contract/roles.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, Menu, Modal, TextInput } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconMailCheck, IconMailPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ownStatistics as calls } from '../contract/own.ts'
import { viewTexts } from '../words/views.ts'
import { keptAddress, type View } from './view.ts'

interface Props {
  view: View
  today: string
  onOpen: (address: string) => void
}

/** The menu with the views of the statistics that the signed-in user has saved, and the switch for the weekly mail. */
export function ViewsMenu({ view, today, onOpen }: Props) {
  const t = useTexts(viewTexts)
  const { user } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const list = useCall(calls.views, undefined, { enabled: isOpen || isNaming })
  const remove = useAction(calls.removeView, { refresh: [calls.views] })
  const views = list.data?.value ?? []
  const failed = (error: unknown) => notify(failureText(error, t.failed), 'failed')
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <Button leftSection={<IconBookmark className="i" stroke={1.75} aria-hidden />}>{t.views}</Button>
        </Menu.Target>
        <Menu.Dropdown className="m-statistics views">
          {views.map(({ id, title, address }) => (
            <div className="row saved" key={id}>
              <Menu.Item onClick={() => onOpen(address)}>{title}</Menu.Item>
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={t.remove(title)}
                onClick={() =>
                  remove.mutate({ params: { id } }, { onSuccess: () => notify(t.removed), onError: failed })
                }
              >
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            </div>
          ))}
          {views.length === 0 && list.isSuccess ? <Menu.Label>{t.none}</Menu.Label> : null}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmarkPlus size={17} aria-hidden />} onClick={() => setNaming(true)}>
            {t.keep}
          </Menu.Item>
          {hasRole(user, editors) ? <MailItem isOpen={isOpen} onFailed={failed} /> : null}
        </Menu.Dropdown>
      </Menu>
      {isNaming ? <NameDialog address={keptAddress(view, today)} onClose={() => setNaming(false)} /> : null}
    </>
  )
}

function MailItem({ isOpen, onFailed }: { isOpen: boolean; onFailed: (error: unknown) => void }) {
  const t = useTexts(viewTexts)
  const mail = useCall(calls.mail, undefined, { enabled: isOpen })
  const set = useAction(calls.setMail, { refresh: [calls.mail] })
  const isOn = mail.data?.value.isOn ?? false
  const Mark = isOn ? IconMailCheck : IconMailPlus
  return (
    <Menu.Item
      closeMenuOnClick={false}
      role="menuitemcheckbox"
      aria-checked={isOn}
      disabled={!mail.data || set.isPending}
      leftSection={<Mark size={17} aria-hidden />}
      rightSection={<span className="sm t2">{isOn ? '✓' : ''}</span>}
      onClick={() =>
        set.mutate(
          { body: { isOn: !isOn } },
          { onSuccess: () => notify(isOn ? t.mailOff : t.mailOn), onError: onFailed },
        )
      }
    >
      <span className="two">
        {t.mail}
        <span className="sm t2 two">{t.mailHint}</span>
      </span>
    </Menu.Item>
  )
}

function NameDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTexts(viewTexts)
  const [title, setTitle] = useState('')
  const save = useAction(calls.saveView, { refresh: [calls.views] })
  return (
    <Modal opened onClose={onClose} title={t.title} closeButtonProps={{ 'aria-label': t.cancel }}>
      <Form
        onSubmit={() =>
          save.mutate(
            { body: { title: title.trim(), address } },
            {
              onSuccess: () => {
                notify(t.saved)
                onClose()
              },
            },
          )
        }
      >
        <TextInput
          data-autofocus
          label={t.name}
          description={t.nameHint}
          maxLength={40}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        {save.error ? <Banner tone="alarm">{failureText(save.error, t.failed)}</Banner> : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button type="submit" size="lg" variant="filled" disabled={title.trim() === ''} loading={save.isPending}>
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
