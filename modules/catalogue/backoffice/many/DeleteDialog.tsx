import { editorTexts } from '#i18n/editors/frame.ts'
import { manyWords } from '../../words/product-many.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { inUseWords } from '#ui/backoffice/crud/form/UsedRecord.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { catalogueEndpoints, type Product } from '../../contract.ts'

/**
 * The dialog that moves many products to the trash. If menus or bundles use one of the products, no product is deleted, and the dialog shows
 * these uses. Staff can then disable all the products instead, or move them to the trash anyway.
 */
export function DeleteDialog({
  products,
  onClose,
  onDone,
}: {
  products: readonly Product[]
  onClose: () => void
  onDone: () => void
}) {
  const t = useTexts(manyWords)
  const form = useTexts(editorTexts).form
  const remove = useAction(catalogueEndpoints.bulkRemove, { refresh: [catalogueEndpoints.products.list] })
  const put = useAction(catalogueEndpoints.trash.put, { refresh: [catalogueEndpoints.products.list] })
  // Disables the products: guests can no longer order them. Staff can enable them again in the list.
  const switchOff = useAction(catalogueEndpoints.bulkChange, { refresh: [catalogueEndpoints.products.list] })
  const { error } = remove
  const isUsed = error?.errors[0]?.code === 'record.in_use'
  const failed = switchOff.error ?? put.error
  const ids = products.map(({ id }) => id)
  const gone = (n: number) => {
    notify(t.removed(n))
    onDone()
  }
  return (
    <Modal opened onClose={onClose} title={t.titles.delete(products.length)} size={480}>
      <p className="t2">{t.deleteText}</p>
      <p className="sm">
        {products
          .slice(0, 5)
          .map(({ name }) => name)
          .join(', ')}
        {products.length > 5 ? ` ${t.more(products.length - 5)}` : ''}
      </p>
      {error ? (
        <Banner tone="alarm">
          {isUsed ? inUseWords(error, form, { canSwitchOff: true, hasTrash: true }) : failureText(error, t.failed)}
        </Banner>
      ) : null}
      {failed ? <Banner tone="alarm">{failureText(failed, t.failed)}</Banner> : null}
      <DialogFoot back={t.cancel} onBack={onClose} isBackFirst>
        {isUsed ? (
          <>
            <Button
              size="lg"
              variant="danger"
              loading={put.isPending}
              onClick={() =>
                put.mutate({ body: { kind: 'product', ids } }, { onSuccess: ({ trashed }) => gone(trashed) })
              }
            >
              {form.trash}
            </Button>
            <Button
              size="lg"
              variant="filled"
              loading={switchOff.isPending}
              onClick={() =>
                switchOff.mutate(
                  { body: { ids, change: { isEnabled: false } } },
                  {
                    onSuccess: () => {
                      notify(t.switchedOff(products.length))
                      onDone()
                    },
                  },
                )
              }
            >
              {form.switchOff}
            </Button>
          </>
        ) : (
          <Button
            size="lg"
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate({ body: { ids } }, { onSuccess: ({ removed }) => gone(removed) })}
          >
            {t.applyDelete(products.length)}
          </Button>
        )}
      </DialogFoot>
    </Modal>
  )
}
