import { editorTexts } from '#i18n/editors/frame.ts'
import { manyWords } from '../../words/product-many.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { inUseWords } from '#ui/backoffice/crud/form/DeleteRecord.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { catalogueEndpoints, type Product } from '../../contract.ts'

/** Deletes many products at once. When one is used, it shows where, and none is deleted. */
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
  const { error } = remove
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
          {error.errors[0]?.code === 'record.in_use' ? inUseWords(error, form, true) : failureText(error, t.failed)}
        </Banner>
      ) : null}
      <DialogFoot back={t.cancel} onBack={onClose} isBackFirst>
        <Button
          size="lg"
          variant="danger"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(
              { body: { ids: products.map(({ id }) => id) } },
              {
                onSuccess: ({ removed }) => {
                  notify(t.removed(removed))
                  onDone()
                },
              },
            )
          }
        >
          {t.applyDelete(products.length)}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
