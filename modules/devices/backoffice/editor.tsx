import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { deviceEndpoints, deviceEntity } from '../contract.ts'
import { deviceWords } from '../words/device.ts'
import { AgentField } from './agents/AgentField.tsx'
import { Pairing } from './Pairing.tsx'

/** The form of a printer: its connection, its paper, and the slips that it prints. The section that pairs the printer is next to the form. */
export const deviceEditor = editorOf(deviceEntity, {
  calls: deviceEndpoints,
  words: deviceWords,
  nameOf: ({ name }) => name ?? '',
  sections: [{ name: 'general' }, { name: 'connection' }, { name: 'paper' }, { name: 'prints' }],
  halves: ['columns', 'codePage', 'cutter', 'copies', 'language'],
  start: { transport: 'escpos' },
  isShown: (name, { transport }) =>
    transport === 'escpos'
      ? true
      : name === 'address' || name === 'status' || name === 'agentId'
        ? false
        : transport !== 'browser' || ['name', 'branchId', 'transport', 'isEnabled'].includes(name),
  overrides: { agentId: AgentField },
  aside: Pairing,
})
