import { MomentInput } from '#ui/backoffice/date/MomentInput.tsx'
import { builderTexts } from '../../words/builder.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMoment } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Radio } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { nextDays, offsetsOf } from '../../rules/plan-time.ts'
import { PlanDays } from './PlanDays.tsx'
import { planBoth, type PlanStep } from './plan-both.ts'
import { TwinTick, useTwinTick } from './TwinTick.tsx'
import type { OnProblems } from './use-problems.ts'
import type { TwinPlan } from './use-twin-plan.ts'

interface PlanProps {
  action: 'publish' | 'unpublish'
  onClose: () => void
  plan: PlanStep
  /** The same page in the other language. It is set only if that page can be published at the same time. */
  twin?: TwinPlan | undefined
  /** Shown only in a plan to take a page off the site: a list of the pages, menus and reusable parts that contain a link to this page. */
  places?: ReactNode
  onProblems: OnProblems
}

/**
 * The dialog that plans when a document is published or taken off the site. Day and time are in the time zone of the brand's first branch. If the
 * clocks go back and the time occurs twice that day, the dialog asks which one is meant.
 */
export function PlanDialog({ action, onClose, onProblems, places, plan, twin }: PlanProps) {
  const t = useTexts(builderTexts).plan
  const locale = useLocale()
  const { branches, clock } = useStaff()
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const [at, setAt] = useState(() => nextMorning(clock.now(), zone))
  const [offset, setOffset] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const tick = useTwinTick(twin)
  const [isBusy, setIsBusy] = useState(false)
  const offsets = at ? offsetsOf(at, zone) : []
  const choose = (moment: string) => {
    setAt(moment)
    setProblem(undefined)
  }
  const send = async () => {
    setIsBusy(true)
    const along = tick.isWith ? twin : undefined
    const { outcome, twinRefused } = await planBoth(plan, along?.plan, at, offsets.length > 0 ? offset : undefined)
    setIsBusy(false)
    if (outcome.ok) {
      onProblems([])
      const when = Temporal.PlainDateTime.from(at).toZonedDateTime(zone).epochMilliseconds
      const moment = formatMoment(when, clock.now(), zone, locale)
      notify(along && twinRefused === undefined ? t.doneBoth(along.language, moment) : t.done(moment))
      if (along && twinRefused !== undefined) notify(t.twinRefused(along.language, along.name, twinRefused), 'failed')
      onClose()
      return
    }
    const other = outcome.errors.filter(({ field }) => field !== 'at')
    if (other.some(({ field }) => field)) {
      onProblems(other, 'plan')
      onClose()
    } else setProblem(outcome.message)
  }
  return (
    <Modal opened onClose={onClose} title={action === 'publish' ? t.title : t.titleOff} size={460}>
      <div className="m-content col" style={{ gap: 14 }}>
        <PlanDays label={t.days} at={at} zone={zone} onChoose={choose} />
        <MomentInput
          data-autofocus
          label={t.when}
          description={t.zone(zone)}
          value={at}
          error={problem}
          onChange={choose}
        />
        {offsets.length > 0 ? (
          <Radio.Group label={t.twice} value={offset ?? null} onChange={setOffset}>
            {offsets.map((one) => (
              <Radio key={one} value={one} label={t.offset(one)} />
            ))}
          </Radio.Group>
        ) : null}
        {twin ? <TwinTick twin={twin} tick={tick} /> : null}
        {places}
        {action === 'publish' ? <p className="hint">{t.fixed}</p> : null}
        <PlanFoot isBusy={isBusy} isReady={at !== '' && tick.isReady} onBack={onClose} onSend={() => void send()} />
      </div>
    </Modal>
  )
}

function PlanFoot(props: { isBusy: boolean; isReady: boolean; onBack: () => void; onSend: () => void }) {
  const t = useTexts(builderTexts)
  return (
    <DialogFoot back={t.create.cancel} onBack={props.onBack}>
      <Button size="lg" variant="filled" loading={props.isBusy} disabled={!props.isReady} onClick={props.onSend}>
        {t.plan.do}
      </Button>
    </DialogFoot>
  )
}

/** The time that the dialog proposes first: tomorrow at 08:00 in the given time zone. */
const nextMorning = (now: number, zone: string): string => `${nextDays(now, zone)[0]}T08:00`
