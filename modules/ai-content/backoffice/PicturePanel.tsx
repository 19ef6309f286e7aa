import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { IconPhoto, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { aiContentEndpoints as calls, type Budget } from '../contract.ts'
import { pictureFormats } from '../contract/shapes.ts'
import { pictureTexts } from '../words/pictures.ts'
import { aiTexts } from '../words/ai-content.ts'

/** Milliseconds between two requests that check whether the picture is done. */
const askMs = 1000
const MIN_WISH = 3

interface Props {
  pageId: string
  budget: Budget
  money: (micro: number) => string
}

/**
 * The panel in which the AI makes a picture for the library. The user describes the picture; the panel shows the cost, the progress and a link to the
 * result.
 */
export function PicturePanel({ budget, money, pageId }: Props) {
  const t = useTexts(pictureTexts)
  const ai = useTexts(aiTexts)
  const [wish, setWish] = useState('')
  const [format, setFormat] = useState<(typeof pictureFormats)[number]>('landscape')
  const [started, setStarted] = useState<string>()
  const draw = useAction(calls.generateImage, { refresh: [calls.suggestions] })
  const stop = useAction(calls.cancel, { refresh: [calls.generation, calls.suggestions] })
  const { data, error } = useCall(
    calls.generation,
    { params: { id: started ?? '' } },
    {
      enabled: started !== undefined,
      refetchInterval: (last) => (last === undefined || last.state === 'running' ? askMs : false),
    },
  )
  const one = data?.value
  const isRunning = draw.isPending || (started !== undefined && !error && (!one || one.state === 'running'))
  const { refetch } = useCall(calls.suggestions, { params: { id: pageId } })
  // When the picture is done, the budget is loaded again, because the real cost is known now.
  const ended = one && one.state !== 'running' ? one.id : undefined
  useEffect(() => {
    if (ended) void refetch()
  }, [ended, refetch])
  const begin = (): void =>
    draw.mutate(
      { body: { prompt: wish.trim(), format, site: pageId } },
      {
        onSuccess: ({ id }) => setStarted(id),
        onError: (failure) => notify(failureText(failure, ai.failed), 'failed'),
      },
    )
  if (budget.pictureMicro === null)
    return (
      <section className="blk col" aria-label={t.title}>
        <h2>{t.title}</h2>
        <p className="sm t2">
          {t.none} <Link to="/verbindungen">{t.connections}</Link>
        </p>
      </section>
    )
  return (
    <section className="blk col" aria-label={t.title}>
      <h2>{t.title}</h2>
      <Textarea
        label={t.wish}
        placeholder={t.example}
        maxLength={1000}
        rows={3}
        value={wish}
        onChange={(event) => setWish(event.currentTarget.value)}
      />
      <NativeSelect
        label={t.format}
        data={pictureFormats.map((value) => ({ value, label: t.formats[value] }))}
        value={format}
        onChange={(event) => setFormat(pictureFormats.find((value) => value === event.currentTarget.value) ?? format)}
      />
      {isRunning ? (
        <div className="row" role="status">
          <span>{t.running}</span>
          <span className="sp" />
          {started ? (
            <Button
              leftSection={<IconPlayerStop className="i" stroke={1.75} aria-hidden />}
              disabled={stop.isPending}
              onClick={() =>
                stop.mutate(
                  { params: { id: started } },
                  { onError: (failure) => notify(failureText(failure, ai.failed), 'failed') },
                )
              }
            >
              {ai.stop}
            </Button>
          ) : null}
        </div>
      ) : (
        <>
          <Button
            leftSection={<IconPhoto className="i" stroke={1.75} aria-hidden />}
            disabled={wish.trim().length < MIN_WISH || budget.state === 'used'}
            onClick={begin}
          >
            {one?.state === 'ready' ? t.another : t.start}
          </Button>
          <p className="sm t2">{t.willCost(money(budget.pictureMicro))}</p>
        </>
      )}
      {!isRunning && error ? (
        <p className="sm err" role="alert">
          {failureText(error, ai.failed)}
        </p>
      ) : null}
      {!isRunning && one?.code ? (
        <p className="sm err" role="alert">
          {t.codes[one.code] ?? ai.codes[one.code] ?? ai.failed}
        </p>
      ) : null}
      {!isRunning && one?.state === 'cancelled' ? (
        <p className="sm t2" role="status">
          {t.stopped}
        </p>
      ) : null}
      {!isRunning && one?.picture ? (
        <div className="col made" role="status">
          <img src={`/image/small/${one.picture.id}-${one.picture.version}.${one.picture.extension}`} alt="" />
          <p className="sm">
            {t.done} <Link to={`/medien/bilder/${one.picture.id}`}>{t.open}</Link>
          </p>
        </div>
      ) : null}
    </section>
  )
}
