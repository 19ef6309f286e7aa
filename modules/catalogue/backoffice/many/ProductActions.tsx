import { manyWords } from '../../words/product-many.ts'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type BulkChange, catalogueEndpoints, type Product } from '../../contract.ts'
import { ChangeDialog, type ChangeKind } from './ChangeDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

/** Buttons that act on all chosen products. If one product cannot be changed, none is changed. */
export function ProductActions({ records: products, onDone }: { records: readonly Product[]; onDone: () => void }) {
  const t = useTexts(manyWords)
  const [dialog, setDialog] = useState<ChangeKind | 'delete'>()
  const change = useAction(catalogueEndpoints.bulkChange, {
    refresh: [catalogueEndpoints.products.list, catalogueEndpoints.products.get],
  })
  const apply = (body: BulkChange) =>
    change.mutate(
      { body: { ids: products.map(({ id }) => id), change: body } },
      {
        onSuccess: ({ changed }) => {
          notify(t.done(changed))
          setDialog(undefined)
          onDone()
        },
        onError: (error) => {
          if (!dialog) notify(failureText(error, t.failed), 'failed')
        },
      },
    )
  const switches: [string, BulkChange][] = [
    [t.on, { isEnabled: true }],
    [t.off, { isEnabled: false }],
    [t.public, { isPublic: true }],
    [t.hidden, { isPublic: false }],
    [t.soldOut, { isSoldOut: true }],
    [t.back, { isSoldOut: false }],
  ]
  return (
    <>
      {(['category', 'price', 'tax', 'tags'] as const).map((kind) => (
        <Button key={kind} size="xs" onClick={() => setDialog(kind)}>
          {t[kind]} …
        </Button>
      ))}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="xs"
            loading={change.isPending && !dialog}
            rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          >
            {t.state}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {switches.map(([label, body]) => (
            <Menu.Item key={label} onClick={() => apply(body)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        size="xs"
        leftSection={<IconTrash className="i" stroke={1.75} aria-hidden />}
        onClick={() => setDialog('delete')}
      >
        {t.delete} …
      </Button>
      {dialog === 'delete' ? (
        <DeleteDialog products={products} onClose={() => setDialog(undefined)} onDone={onDone} />
      ) : dialog ? (
        <ChangeDialog
          kind={dialog}
          products={products}
          onApply={apply}
          isSaving={change.isPending}
          error={change.error}
          onClose={() => {
            setDialog(undefined)
            change.reset()
          }}
        />
      ) : null}
    </>
  )
}
