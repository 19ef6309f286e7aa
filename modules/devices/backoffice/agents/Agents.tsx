import { useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { FailedState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconClock, IconPlugConnectedX, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type PrintAgent, printAgentEndpoints } from '../../contract.ts'
import { printAgentTexts } from '../../words/print-agent.ts'
import { EndAgentDialog } from './EndAgentDialog.tsx'
import { Install } from './Install.tsx'
import { PairAgentDialog } from './PairAgentDialog.tsx'

/** The dialog that is open, and the agent that it is about. `pair` without an agent pairs a new agent. */
type Doing = { is: 'pair'; agent?: PrintAgent } | { is: 'unpair' | 'remove'; agent: PrintAgent }

/**
 * The section with the print agents, which are programs that run near the printers. It shows the condition of each agent, pairs agents, and
 * explains how to install one.
 */
export function Agents({ mayEdit }: { mayEdit: boolean }) {
  const t = useTexts(printAgentTexts)
  const found = useCall(printAgentEndpoints.list, undefined, { refetchInterval: 10_000 })
  const [doing, setDoing] = useState<Doing>()
  const agents = found.data?.value ?? []
  const close = () => setDoing(undefined)
  if (agents.length === 0 && !mayEdit && !found.error) return null
  return (
    <section className="card" aria-label={t.title}>
      <div className="row w qhead">
        <h2>{t.title}</h2>
        <span className="sp" />
        {mayEdit ? (
          <Button
            size="xs"
            leftSection={<IconPlus className="i" aria-hidden />}
            onClick={() => setDoing({ is: 'pair' })}
          >
            {t.pair}
          </Button>
        ) : null}
      </div>
      {found.error ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : (
        <ul className="agents">
          {agents.map((agent) => (
            <li key={agent.id}>
              <AgentRow agent={agent} />
              {mayEdit ? <AgentActions agent={agent} onChoose={setDoing} /> : null}
            </li>
          ))}
        </ul>
      )}
      <Install />
      {doing?.is === 'pair' ? <PairAgentDialog agent={doing.agent} onClose={close} /> : null}
      {doing && doing.is !== 'pair' ? <EndAgentDialog how={doing.is} agent={doing.agent} onClose={close} /> : null}
    </section>
  )
}

function AgentRow({ agent }: { agent: PrintAgent }) {
  const t = useTexts(printAgentTexts)
  const { branches, clock, locale } = useStaff()
  const look = agent.isConnected
    ? { tone: 'ok', text: t.connected, Picture: IconCircleCheck }
    : !agent.isPaired
      ? { tone: '', text: t.unpaired, Picture: IconPlugConnectedX }
      : agent.lastSeenAt === null
        ? { tone: 'new', text: t.waiting, Picture: IconClock }
        : { tone: 'alarm', text: t.off, Picture: IconPlugConnectedX }
  const seen = agent.lastSeenAt
    ? t.seen(formatMomentInText(Date.parse(agent.lastSeenAt), clock.now(), deviceZone(), locale))
    : t.never
  const about = [
    branches.find(({ id }) => id === agent.branchId)?.name,
    t.printers(agent.printers),
    agent.isConnected && agent.version ? t.version(agent.version) : seen,
  ]
  return (
    <span className="col about">
      <span className="row w">
        <b>{agent.name}</b>
        <span className={`bdg ${look.tone}`}>
          <look.Picture className="i" aria-hidden />
          {look.text}
        </span>
      </span>
      <span className="mut sm">{about.filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function AgentActions({ agent, onChoose }: { agent: PrintAgent; onChoose: (doing: Doing) => void }) {
  const t = useTexts(printAgentTexts)
  const button = (label: string, doing: Doing) => (
    <Button size="xs" variant="subtle" aria-label={`${label}: ${agent.name}`} onClick={() => onChoose(doing)}>
      {label}
    </Button>
  )
  return (
    <span className="row w">
      {button(t.pairAgain, { is: 'pair', agent })}
      {agent.isPaired ? button(t.unpair, { is: 'unpair', agent }) : null}
      {agent.printers === 0 ? button(t.remove, { is: 'remove', agent }) : null}
    </span>
  )
}
