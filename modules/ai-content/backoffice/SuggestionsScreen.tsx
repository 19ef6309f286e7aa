import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCheck, IconPencil, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { aiContentEndpoints as calls } from '../contract.ts'
import type { AiTask } from '../rules/choose-places.ts'
import { taskAgain } from '../rules/task-again.ts'
import { aiTexts } from '../words/ai-content.ts'
import { aiContentTitles } from '../words/titles.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { useDecisions } from './use-decisions.ts'
import './ai-content.css'

/** Milliseconds between two requests that check whether the assistant has finished. */
const askMs = 1000

/**
 * The screen with the AI proposals for the texts of a page. The user accepts or rejects each proposal separately
 * (docs/rules/content.md, AI content).
 */
export default function SuggestionsScreen() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const t = useTexts(aiTexts)
  const titles = useTexts(aiContentTitles)
  const [chosen, setChosen] = useState(0)
  const [edited, setEdited] = useState<string>()
  const found = useCall(
    calls.suggestions,
    { params: { id } },
    { refetchInterval: (last) => (last?.last?.state === 'running' ? askMs : false) },
  )
  const generate = useAction(calls.generateSite, { refresh: [calls.suggestions] })
  const state = found.data?.value

  const groups = [...Map.groupBy(state?.suggestions ?? [], ({ path }) => path).values()]
  const newest = groups.flatMap(([one]) => (one ? [one] : []))
  const open = newest.filter(({ decision }) => decision === null)
  const safe = open.filter(({ flags, isChanged }) => flags.length === 0 && !isChanged)
  const failed = (error: unknown): void => notify(failureText(error, t.failed), 'failed')
  const run = (wish: { task: AiTask; instruction: string; fields?: string[] }): void =>
    generate.mutate({ params: { id }, body: { revision: state?.revision ?? 0, ...wish } }, { onError: failed })
  const { one, all, isDeciding } = useDecisions(state?.revision ?? 0, () => setEdited(undefined))
  const current = newest[chosen]
  const key = (keys: string[], label: string, act: () => void) => ({ keys, label, group: titles.suggestions, run: act })
  useShortcuts([
    key(['j'], t.keys.field, () => setChosen(Math.min(newest.length - 1, chosen + 1))),
    key(['k'], t.keys.field, () => setChosen(Math.max(0, chosen - 1))),
    key(
      [t.acceptKey],
      t.keys.accept,
      () => current?.decision === null && !current.isChanged && one(current, 'accepted'),
    ),
    key(['e'], t.keys.edit, () => current?.decision === null && !current.isChanged && setEdited(current.path)),
    key(['delete'], t.keys.reject, () => current?.decision === null && one(current, 'rejected')),
  ])
  if (found.error) return <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
  if (!state) return <LoadingState label={titles.suggestions} />
  const block = query.get('block')
  const isBusy = isDeciding || state.last?.state === 'running'
  return (
    <>
      <PageHead
        title={titles.suggestions}
        crumbs={[{ label: t.website }, { label: t.pages, to: '/seiten' }, { label: state.name, to: `/seiten/${id}` }]}
        badges={
          <>
            <span className="bdg">
              <IconSparkles className="i" stroke={1.75} aria-hidden />
              {t.fields(newest.length)}
            </span>
            <span className="bdg hide-phone">
              <IconPencil className="i" stroke={1.75} aria-hidden />
              {t.intoDraft}
            </span>
          </>
        }
      >
        <Button disabled={isBusy || open.length === 0} onClick={() => void all(open, 'rejected')}>
          {t.rejectAll}
        </Button>
        <Button
          variant="filled"
          leftSection={<IconCheck className="i" stroke={1.75} aria-hidden />}
          disabled={isBusy || safe.length === 0}
          onClick={() => void all(safe, 'accepted')}
        >
          {t.acceptAll}
        </Button>
      </PageHead>
      <div className="m-ai-content sugs">
        <div className="list">
          {groups.length === 0 ? (
            <EmptyState icon={IconSparkles} title={t.nothingTitle} text={t.nothingText} />
          ) : (
            <>
              <p className="row sm t2 w">
                <span role="status">
                  {t.summary(
                    newest.filter(({ decision }) => decision === 'accepted' || decision === 'edited').length,
                    safe.length,
                    open.filter(({ flags, isChanged }) => flags.length > 0 && !isChanged).length,
                    open.filter(({ isChanged }) => isChanged).length,
                  )}
                </span>
                <span className="sp" />
                <span className="hide-phone">
                  <kbd>J</kbd> <kbd>K</kbd> {t.keys.field} · <kbd>{t.acceptKey.toUpperCase()}</kbd> {t.keys.accept} ·{' '}
                  <kbd>E</kbd> {t.keys.edit} · <kbd>{t.deleteKey}</kbd> {t.keys.reject}
                </span>
              </p>
              {groups.map((variants, index) => (
                <SuggestionCard
                  key={`${variants[0]?.path} ${variants.length}`}
                  variants={variants}
                  isChosen={index === chosen}
                  isBusy={isBusy}
                  editing={edited === variants[0]?.path}
                  onEdit={(isOpen) => setEdited(isOpen ? variants[0]?.path : undefined)}
                  onDecide={one}
                  canVary={!state.budget.isTemplate}
                  onAnother={(path) =>
                    run({ task: taskAgain(state.last, variants[0]?.generation), instruction: '', fields: [path] })
                  }
                />
              ))}
            </>
          )}
        </div>
        <OrderPanel
          pageId={id}
          state={state}
          all={state.texts}
          fields={block ? state.texts.filter((path) => path.startsWith(`${block}.`)) : undefined}
          run={run}
          isStarting={generate.isPending}
        />
      </div>
    </>
  )
}
