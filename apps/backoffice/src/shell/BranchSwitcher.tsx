import { backofficeTexts } from '#i18n/backoffice.ts'
import { includesFolded } from '#ui/backoffice/match.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Popover, TextInput } from '@mantine/core'
import { IconCheck, IconSearch, IconSelector, IconStack2 } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useBranchNotes } from '../composition.tsx'
import { useBranchChoice } from '../session.tsx'

/**
 * A menu that selects one branch or all branches. While it is open, the digit keys choose an entry. If there is only one branch, its name is plain
 * text.
 */
export function BranchSwitcher() {
  const t = useTexts(backofficeTexts).branch
  const { branches, branchId, shopName } = useStaff()
  const notesOf = useBranchNotes()
  const { choose } = useBranchChoice()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const current = branches.find((one) => one.id === branchId)
  const letters =
    shopName
      .split(/\s+/)
      .map((word) => word[0])
      .join('')
      .slice(0, 3)
      .toUpperCase() || 'S'
  const only = branches.length === 1 ? branches[0] : undefined
  if (only) {
    return (
      <div className="brsw text">
        <span className="lg">{letters}</span>
        <span style={{ minWidth: 0 }}>
          <small className="hide-phone">{shopName}</small>
          <b className="el" style={{ display: 'block' }}>
            {only.name}
          </b>
        </span>
      </div>
    )
  }
  const name = current?.name ?? t.all
  const pick = (id: string | undefined) => {
    choose(id)
    setOpen(false)
    setQuery('')
  }
  const shown = branches.filter((one) => includesFolded(`${one.name} ${one.city}`, query))
  function onKey(event: KeyboardEvent) {
    if (event.key === '0' && !query) {
      event.preventDefault()
      pick(undefined)
    }
    const chosen = branches[Number(event.key) - 1]
    if (/^[1-9]$/.test(event.key) && !query && chosen) {
      event.preventDefault()
      pick(chosen.id)
    }
    if (event.key === 'Enter' && query && shown[0]) {
      event.preventDefault()
      pick(shown[0].id)
    }
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={340} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="brsw" onClick={() => setOpen(!isOpen)}>
          <span className="lg">{letters}</span>
          <span className="hide-phone" style={{ minWidth: 0 }}>
            <small className="el">{shopName}</small>
            <b className="el">{name}</b>
          </span>
          <b className="only-phone el pb">{name}</b>
          <span className="sr">{t.switch(name)}</span>
          <IconSelector size={18} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={onKey}>
        <TextInput
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          mb={4}
          data-autofocus
        />
        <ul>
          <li>
            <button type="button" className="mi" aria-current={branchId === undefined} onClick={() => pick(undefined)}>
              <IconStack2 className="i" aria-hidden />
              <b>{t.all}</b>
              <span className="end">{branchId === undefined ? <IconCheck size={18} aria-hidden /> : <kbd>0</kbd>}</span>
            </button>
          </li>
          {shown.map((branch) => {
            const told = notesOf(branch.id)
            return (
              <li key={branch.id}>
                <button
                  type="button"
                  className="mi"
                  aria-current={branch.id === branchId}
                  onClick={() => pick(branch.id)}
                >
                  <span className={`dot ${told.some(({ isActive }) => isActive) ? 'ok' : ''}`} />
                  <span style={{ minWidth: 0 }}>
                    {branch.name}
                    <br />
                    <span className="xs mut">
                      {[branch.city, ...told.map(({ text }) => text)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="end">
                    {branch.id === branchId ? (
                      <IconCheck size={18} aria-hidden />
                    ) : (
                      <kbd>{branches.indexOf(branch) + 1}</kbd>
                    )}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        {shown.length === 0 ? (
          <p className="sm mut" style={{ padding: '6px 10px' }}>
            {t.none}
          </p>
        ) : null}
        <div className="msep" />
        <p className="xs mut" style={{ padding: '4px 10px' }}>
          {t.onlyYours}
        </p>
      </Popover.Dropdown>
    </Popover>
  )
}
