import { donateeEntity, type DonateeInput } from '#modules/donations/contract.ts'
import { donateesPort } from '#modules/donations/ports.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { DemoPart } from '#demo/part.ts'

/** Invented organisations that receive donations in the demo brand 'lindwurm'. */
export const donatees: readonly DonateeInput[] = [
  {
    name: 'Münchner Suppenküche',
    description: 'Warmes Essen für Menschen ohne Wohnung, jeden Abend am Südbahnhof.',
    translations: {
      en: { name: 'Munich Soup Kitchen', description: 'Warm meals for people without a home, every evening.' },
    },
  },
  {
    name: 'Kinderhaus Isarufer',
    description: 'Hausaufgaben, Mittagessen und Ferien für Kinder aus der Isarvorstadt.',
    translations: {
      en: { name: 'Isarufer Children’s House', description: 'Homework, lunch and holidays for children nearby.' },
    },
  },
  {
    name: 'Streuobst Oberland',
    description: 'Pflanzt und pflegt alte Apfelsorten zwischen München und den Bergen.',
    translations: {
      en: { name: 'Oberland Orchards', description: 'Plants and tends old apple trees between Munich and the Alps.' },
    },
  },
  {
    name: 'Bergwacht-Förderkreis',
    description: 'Ausrüstung für Freiwillige, die andere vom Berg holen.',
    translations: {
      en: {
        name: 'Friends of Mountain Rescue',
        description: 'Equipment for volunteers who bring others off the hill.',
      },
    },
  },
]

/** Adds the organisations to the demo brand 'lindwurm', and chooses one of them for the demo orders that give a donation. */
export const demoPart: DemoPart = {
  async fill(tx, core, brand) {
    if (brand !== 'lindwurm') return
    for (const donatee of donatees) await insertRecord(tx, core, donateeEntity, donatee)
  },
  async drafts(modules) {
    const [first] = await modules.port(donateesPort)()
    return ({ gives }) => (gives && first ? { donatee: first.id } : {})
  },
}
