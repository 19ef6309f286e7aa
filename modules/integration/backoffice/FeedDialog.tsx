import { Button, Modal, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { feedEndpoints as calls } from '../contract.ts'
import { feedTexts } from '../words/feeds.ts'
import type { MadeFeed } from './FeedsCard.tsx'

interface FeedDialogProps {
  vehicles: readonly { id: string; name: string }[]
  onMade: (feed: MadeFeed) => void
  onClose: () => void
}

/** The dialog that creates a calendar of rides: of one vehicle, of one branch, or of one vehicle at one branch. */
export function FeedDialog({ vehicles, onMade, onClose }: FeedDialogProps) {
  const t = useTexts(feedTexts)
  const { branches } = useStaff()
  const create = useAction(calls.create, { refresh: [calls.list] })
  const [name, setName] = useState('')
  const [vehicle, setVehicle] = useState<string | null>(null)
  const [branch, setBranch] = useState<string | null>(null)
  const errors = create.error instanceof CallFailed ? create.error.errors : []
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message
  const isWhole = create.isError && !errors.some(({ field }) => field !== undefined)
  const choose = (id: string | null) => {
    setVehicle(id)
    if (name === '') setName(vehicles.find((one) => one.id === id)?.name ?? '')
  }
  const submit = () =>
    create.mutate(
      { body: { name, vehicle, branch } },
      {
        onSuccess: (made) => {
          onMade({ name: made.name, url: `${location.origin}${made.path}` })
          onClose()
        },
      },
    )
  const choices = (list: readonly { id: string; name: string }[]) =>
    list.map((one) => ({ value: one.id, label: one.name }))
  return (
    <Modal opened onClose={onClose} title={t.title} size={480}>
      <Form className="m-integration col" style={{ gap: 14 }} onSubmit={submit}>
        {isWhole ? <Banner tone="alarm">{failureText(create.error, t.failed)}</Banner> : null}
        <p className="hint">{t.hint}</p>
        <Select
          label={t.vehicle}
          description={t.vehicleHint}
          data={choices(vehicles)}
          value={vehicle}
          searchable
          clearable
          data-autofocus
          error={errorOf('vehicle')}
          onChange={choose}
        />
        <Select
          label={t.branch}
          description={t.branchHint}
          data={choices(branches.filter(({ kind }) => kind === 'rides'))}
          value={branch}
          clearable
          error={errorOf('branch')}
          onChange={setBranch}
        />
        <TextInput
          label={t.name}
          description={t.nameHint}
          required
          maxLength={80}
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogFoot back={t.back} onBack={onClose}>
          <Button type="submit" size="lg" variant="filled" loading={create.isPending}>
            {t.create}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
