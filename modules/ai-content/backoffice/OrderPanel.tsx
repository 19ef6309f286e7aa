import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { formatMoney, formatNumber } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core'
import { IconCheck, IconPlayerStop, IconRefresh, IconSparkles } from '@tabler/icons-react'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { aiContentEndpoints as calls, type SiteSuggestions } from '../contract.ts'
import { type AiTask, aiTasks, mostPlaces } from '../rules/choose-places.ts'
import { aiTexts } from '../words/ai-content.ts'
import { BudgetBox } from './BudgetBox.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { useEstimate } from './use-estimate.ts'

interface PanelProps {
  pageId: string
  state: SiteSuggestions
  /** Paths of the texts of one block, if the user came from that block. Undefined if the user came from the whole page. */
  fields: readonly string[] | undefined
  /** Paths of all texts of the page. */
  all: readonly string[]
  run: (wish: { task: AiTask; instruction: string; fields?: string[] }) => void
  isStarting: boolean
}

/**
 * The form for new proposals: what the assistant should do, for which texts, and with which instruction. It shows the estimated cost and what is left
 * of the budget.
 */
export function OrderPanel({ all, fields, isStarting, pageId, run, state }: PanelProps) {
  const t = useTexts(aiTexts)
  const locale = useLocale()
  const { budget, last, sources } = state
  const [task, setTask] = useState<AiTask>('write')
  const [instruction, setInstruction] = useState('')
  const [isOnlyEmpty, setIsOnlyEmpty] = useState(true)
  const [isOnlyBlock, setIsOnlyBlock] = useState(true)
  const [settled] = useDebouncedValue(instruction, 500)
  const stop = useAction(calls.cancel, { refresh: [calls.suggestions] })
  const offered = aiTasks.filter((one) => one !== 'translate' || (sources.length > 0 && !budget.isTemplate))
  // The request names texts (`fields`) in two cases: the task is 'shorten', or the user wants new versions of filled texts, too. Without
  // `fields` the assistant writes only empty texts.
  const isNamed = task === 'shorten' || !isOnlyEmpty
  const chosen = isNamed ? (fields && isOnlyBlock ? [...fields] : [...all].slice(0, mostPlaces)) : undefined
  const wish = { task, instruction: settled, ...(chosen ? { fields: chosen } : {}) }
  const estimate = useEstimate(pageId, state.revision, wish)
  const money = (micro: number) =>
    `${formatNumber(Math.round(micro / 1000) / 1000, locale)} ${formatMoney(0, budget.currency).replaceAll(/[\d.,\s]/g, '')}`
  const isRunning = last?.state === 'running'
  return (
    <aside className="panel">
      <div className="blk col">
        <div className="row">
          <h2>{t.order}</h2>
          <span className="sp" />
          {last?.state === 'ready' && last.seconds !== null ? (
            <span className="bdg ok">
              <IconCheck className="i" stroke={1.75} aria-hidden />
              {t.doneIn(formatNumber(Math.max(1, Math.round(last.seconds)), locale))}
            </span>
          ) : null}
        </div>
        <NativeSelect
          label={t.task}
          data={offered.map((one) => ({ value: one, label: t.tasks[one] }))}
          value={task}
          onChange={(event) => setTask(offered.find((one) => one === event.currentTarget.value) ?? 'write')}
        />
        {budget.isTemplate ? null : (
          <Textarea
            label={t.hint}
            placeholder={t.hintExample}
            maxLength={500}
            autosize
            minRows={2}
            value={instruction}
            onChange={(event) => setInstruction(event.currentTarget.value)}
          />
        )}
        {task === 'shorten' ? null : (
          <Checkbox
            label={t.onlyEmpty}
            checked={isOnlyEmpty}
            onChange={(event) => setIsOnlyEmpty(event.currentTarget.checked)}
          />
        )}
        {fields ? (
          <Checkbox
            label={t.onlyBlock}
            checked={isOnlyBlock}
            onChange={(event) => setIsOnlyBlock(event.currentTarget.checked)}
          />
        ) : null}
        {isRunning ? (
          <div className="row" role="status">
            <span>{t.running}</span>
            <span className="sp" />
            <Button
              leftSection={<IconPlayerStop className="i" stroke={1.75} aria-hidden />}
              onClick={() =>
                stop.mutate(
                  { params: { id: last.id } },
                  { onError: (error) => notify(failureText(error, t.failed), 'failed') },
                )
              }
            >
              {t.stop}
            </Button>
          </div>
        ) : (
          <>
            <Button
              variant={state.suggestions.length === 0 ? 'filled' : 'default'}
              leftSection={
                state.suggestions.length === 0 ? (
                  <IconSparkles className="i" stroke={1.75} aria-hidden />
                ) : (
                  <IconRefresh className="i" stroke={1.75} aria-hidden />
                )
              }
              disabled={isStarting || !estimate.data?.texts}
              onClick={() => run({ ...wish, instruction })}
            >
              {state.suggestions.length === 0 ? t.start : t.again}
            </Button>
            <p className="sm t2" role="status">
              {estimate.error
                ? failureText(estimate.error, t.failed)
                : estimate.data
                  ? estimate.data.texts === 0
                    ? t.nothing
                    : budget.isTemplate
                      ? t.willBeFree(estimate.data.texts)
                      : t.willCost(money(estimate.data.costMicro), estimate.data.texts)
                  : ''}
            </p>
          </>
        )}
        {last && !isRunning && last.code ? (
          <p className="sm err" role="alert">
            {t.codes[last.code] ?? t.failed}
          </p>
        ) : null}
      </div>
      {budget.isTemplate ? null : <PicturePanel pageId={pageId} budget={budget} money={money} />}
      <BudgetBox budget={budget} last={last} money={money} />
    </aside>
  )
}
