import { expect, test } from 'vitest'
import { searchDonatees } from './donation.ts'

const donatees = [
  { name: 'Münchner Tafel', description: 'Lebensmittel für Menschen in Not' },
  { name: 'Ärzte ohne Grenzen', description: 'Medizinische Hilfe' },
  { name: 'Bergwacht', description: 'Hilfe in den Bergen' },
]

test.each([
  ['', ['Münchner Tafel', 'Ärzte ohne Grenzen', 'Bergwacht']],
  ['MÜNCHNER', ['Münchner Tafel']],
  ['muenchner tafel', ['Münchner Tafel']],
  ['munchner', ['Münchner Tafel']],
  ['hilfe', ['Ärzte ohne Grenzen', 'Bergwacht']],
  ['hilfe berg', ['Bergwacht']],
  ['hilfe tafel', []],
])('%j finds %j (specification §2: donateeSearch)', (typed, names) => {
  expect(searchDonatees(donatees, typed).map(({ name }) => name)).toEqual(names)
})
