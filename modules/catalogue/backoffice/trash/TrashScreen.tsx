import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { catalogueEndpoints, type TrashedRecord } from '../../contract.ts'
import { trashTexts } from '../../words/trash.ts'
import { catalogueTitles } from '../../words/titles.ts'
import './trash.css'

const dayLength = 24 * 60 * 60 * 1000

/** The screen with the products, categories, tags and menus that were deleted in the last 30 days. Each has a button that restores it. */
export default function TrashScreen() {
  const t = useTexts(trashTexts)
  const titles = useTexts(catalogueTitles)
  const list = useCall(catalogueEndpoints.trash.list)
  const { products, categories, tags, menus } = catalogueEndpoints
  const recover = useAction(catalogueEndpoints.trash.recover, {
    refresh: [catalogueEndpoints.trash.list, products.list, categories.list, tags.list, menus.list],
  })
  const bringBack = ({ kind, id, name }: TrashedRecord) =>
    recover.mutate(
      { body: { kind, id } },
      {
        onSuccess: ({ recovered }) => notify(recovered > 1 ? t.recoveredWith(name, recovered - 1) : t.recovered(name)),
        onError: (error) => notify(failureText(error, t.recoverFailed), 'failed'),
      },
    )
  return (
    <>
      <PageHead title={titles.trash} />
      <div className="scroll">
        <div className="m-catalogue trash">
          <p className="t2">{t.lead}</p>
          {list.isError ? (
            <FailedState error={list.error} title={t.failed} retry={() => void list.refetch()} />
          ) : list.isPending ? (
            <LoadingState label={titles.trash} />
          ) : list.data.value.length === 0 ? (
            <EmptyState icon={IconTrash} title={t.empty} />
          ) : (
            <ul>
              {list.data.value.map((record) => (
                <TrashRow
                  key={`${record.kind} ${record.id}`}
                  record={record}
                  isBusy={recover.isPending && recover.variables?.body?.id === record.id}
                  onRecover={() => bringBack(record)}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  )
}

function TrashRow({ record, isBusy, onRecover }: { record: TrashedRecord; isBusy: boolean; onRecover: () => void }) {
  const t = useTexts(trashTexts)
  const locale = useLocale()
  const now = useNow(60_000)
  const days = Math.max(1, Math.ceil((Date.parse(record.goneAt) - now) / dayLength))
  return (
    <li>
      <div className="nm">
        <b>{record.name}</b>
        <span className="bdg out">{t.kinds[record.kind]}</span>
        <span className="t2 sm">
          {[
            t.deleted(formatMomentInText(Date.parse(record.trashedAt), now, deviceZone(), locale)),
            ...(record.takenWith === null ? [] : [t.takenWith(record.takenWith)]),
            t.left(days),
          ].join(' · ')}
        </span>
      </div>
      <Button
        loading={isBusy}
        aria-label={t.recoverOf(record.name)}
        leftSection={<IconArrowBackUp className="i" stroke={1.75} aria-hidden />}
        onClick={onRecover}
      >
        {t.recover}
      </Button>
    </li>
  )
}
