import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { ActionIcon, Button, Checkbox, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconFilter, IconFilterFilled, IconStar, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type BoardFilter, orderingEndpoints } from '../../contract.ts'
import { hasBothKinds, isRidesOnly } from '../parts/order-words.ts'
import { everything, isSameFilter } from './filter.ts'
import { ShownData } from './ShownData.tsx'

const kinds = ['food', 'ride'] as const
const ways = ['delivery', 'takeaway', 'dineIn'] as const

/** Menu that sets the filter of the board and lists the saved views. Views of a branch are listed only for users who may see this branch. */
export function FilterMenu({ filter, onFilter }: { filter: BoardFilter; onFilter: (filter: BoardFilter) => void }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const [opened, setOpened] = useState(false)
  const isOn = !isSameFilter(filter, everything)
  useShortcuts([{ keys: ['f'], label: t.shortcuts.filter, group: t.shortcuts.group, run: () => setOpened(true) }])
  const toggled = <T extends string>(list: readonly T[], one: T): T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          aria-label={isOn ? t.views.filterOn : t.history.filter}
          title={t.history.filter}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {isOn ? (
            <IconFilterFilled size={20} aria-hidden style={{ color: 'var(--accent-text)' }} />
          ) : (
            <IconFilter size={20} stroke={1.75} aria-hidden />
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="menu" style={{ padding: 14 }}>
        <div className="col" style={{ gap: 14 }}>
          {hasBothKinds(branches) ? (
            <Checkbox.Group label={t.history.kind} value={filter.kinds}>
              <div className="row w" style={{ gap: 14 }}>
                {kinds.map((kind) => (
                  <Checkbox
                    key={kind}
                    value={kind}
                    label={t.history.kinds[kind]}
                    onChange={() => onFilter({ ...filter, kinds: toggled(filter.kinds, kind) })}
                  />
                ))}
              </div>
            </Checkbox.Group>
          ) : null}
          {isRidesOnly(branches) ? null : (
            <Checkbox.Group label={t.views.way} value={filter.deliveryTypes}>
              <div className="row w" style={{ gap: 14 }}>
                {ways.map((way) => (
                  <Checkbox
                    key={way}
                    value={way}
                    label={t.kinds[way]}
                    onChange={() => onFilter({ ...filter, deliveryTypes: toggled(filter.deliveryTypes, way) })}
                  />
                ))}
              </div>
            </Checkbox.Group>
          )}
          {branches.length > 1 ? (
            <NativeSelect
              label={t.history.branch}
              value={filter.branch ?? ''}
              onChange={(event) => onFilter({ ...filter, branch: event.currentTarget.value || null })}
              data={[
                { value: '', label: t.views.everyBranch },
                ...branches.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          ) : null}
          <Button disabled={!isOn} onClick={() => onFilter(everything)}>
            {t.history.clear}
          </Button>
          <ShownData />
          <Views filter={filter} isOn={isOn} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function Views({ filter, isOn }: { filter: BoardFilter; isOn: boolean }) {
  const t = useTexts(boardTexts)
  const views = useCall(orderingEndpoints.views)
  const save = useAction(orderingEndpoints.saveView, { refresh: [orderingEndpoints.views] })
  const remove = useAction(orderingEndpoints.removeView, { refresh: [orderingEndpoints.views] })
  const [name, setName] = useState('')
  const failed = save.error ?? remove.error
  const all = views.data?.value ?? []
  return (
    <div className="col" style={{ borderTop: '1px solid var(--line)', paddingTop: 12 }}>
      {failed ? <Banner tone="alarm">{failureText(failed, t.views.failed)}</Banner> : null}
      <Form
        className="row"
        style={{ alignItems: 'end' }}
        onSubmit={() => {
          if (name.trim() && isOn)
            save.mutate({ body: { name: name.trim(), filter } }, { onSuccess: () => setName('') })
        }}
      >
        <TextInput
          style={{ flex: 1 }}
          label={t.views.save}
          description={isOn ? t.views.shared : t.views.first}
          placeholder={t.views.example}
          maxLength={40}
          disabled={!isOn}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!isOn || !name.trim()} loading={save.isPending}>
          {t.views.submit}
        </Button>
      </Form>
      <ul aria-label={t.views.saved}>
        {all.map((view) => (
          <li key={view.id} className="row">
            <IconStar size={16} stroke={1.75} aria-hidden />
            <span className="el">{view.name}</span>
            <span className="mut xs el">{view.createdBy}</span>
            <span className="sp" />
            <ActionIcon
              variant="subtle"
              size="xs"
              aria-label={t.views.remove(view.name)}
              onClick={() => remove.mutate({ params: { id: view.id } })}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  )
}
