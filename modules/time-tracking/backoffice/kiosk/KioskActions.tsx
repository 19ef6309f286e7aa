import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconCoffee, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import type { KioskPerson } from '../../contract.ts'
import { FORGOTTEN_AFTER } from '../../rules/clock.ts'
import { clockTexts } from '../../words/clock.ts'
import { useState } from 'react'
import { ProjectFields } from '../clock/ProjectFields.tsx'
import type { TapChoice } from '../clock/use-clock.ts'
import { ForgottenEnd } from '../clock/ForgottenEnd.tsx'
import { clockAfter } from './kiosk-queue.ts'
import type { Kiosk } from './use-kiosk.ts'
import { useSeconds } from './use-seconds.ts'
import type { Acting, Visit } from './use-visit.ts'

interface Props {
  kiosk: Kiosk
  zone: string
  person: KioskPerson
  step: Acting
  visit: Visit
}

/**
 * The buttons that a person can tap at the shared terminal (kiosk): start, break, back to work, end. The last state from the server and
 * the person's waiting taps decide which buttons are shown.
 */
export function KioskActions({ kiosk, zone, person, step, visit }: Props) {
  const t = useTexts(clockTexts)
  const [choice, setChoice] = useState<TapChoice>({})
  const state = clockAfter(step.clock?.state ?? person.clock, person.id, kiosk.taps)
  const open = step.clock?.open
  const now = useSeconds(kiosk.now)
  if (open && now - Date.parse(open.from) >= FORGOTTEN_AFTER)
    return (
      <section className="tk-acts">
        <ForgottenEnd open={open} zone={zone} onClaim={(claimedEnd) => void visit.tap(step, 'end', { claimedEnd })} />
      </section>
    )
  const key = (action: 'start' | 'pause' | 'resume' | 'end', isMain: boolean) => {
    const Icon = action === 'pause' ? IconCoffee : action === 'end' ? IconPlayerStop : IconPlayerPlay
    return (
      <button
        type="button"
        key={action}
        className={`tt-act${isMain ? ' main' : ''}`}
        disabled={visit.isBusy}
        onClick={() => void visit.tap(step, action, action === 'start' ? choice : {})}
      >
        <Icon size={36} aria-hidden />
        {t[action]}
      </button>
    )
  }
  return (
    <section className="tk-acts">
      {state === 'none' && step.clock && step.clock.projects.length > 0 ? (
        <ProjectFields projects={step.clock.projects} choice={choice} onChange={setChoice} />
      ) : null}
      {state === 'none'
        ? key('start', true)
        : [key(state === 'paused' ? 'resume' : 'pause', state === 'paused'), key('end', state !== 'paused')]}
    </section>
  )
}
