import { messages } from '#i18n/messages.ts'

/** Texts that the print agent writes to its terminal. */
export const agentProgramTexts = messages(
  {
    code: (code: string, server: string) =>
      `Code: ${code}\nBitte tippen Sie ihn im Back Office ein (${server}/backend/geraete, „Druckagent koppeln“). Er gilt zehn Minuten.`,
    paired: 'Gekoppelt. Bons werden gedruckt.',
    connected: 'Wieder verbunden.',
    unknown: 'Der Server kennt diesen Druckagenten nicht mehr. Bitte koppeln Sie ihn neu.',
    noServer: (server: string) => `${server} antwortet nicht. Der Druckagent versucht es weiter.`,
    noAddress:
      'Bitte geben Sie die Adresse Ihrer Website an, zum Beispiel: node servus-print-agent.mjs https://www.example.at',
    noHttps: 'Die Adresse muss mit https:// beginnen.',
    noFile: (path: string, why: string) => `Die Datei ${path} lässt sich nicht verwenden: ${why}`,
  },
  {
    code: (code, server) =>
      `Code: ${code}\nPlease enter it in the back office (${server}/backend/geraete, “Pair a print agent”). It is valid for ten minutes.`,
    paired: 'Paired. Slips are printed.',
    connected: 'Connected again.',
    unknown: 'The server does not know this print agent any more. Please pair it again.',
    noServer: (server) => `${server} does not answer. The print agent keeps trying.`,
    noAddress:
      'Please give the address of your website, for example: node servus-print-agent.mjs https://www.example.at',
    noHttps: 'The address must begin with https://.',
    noFile: (path, why) => `The file ${path} cannot be used: ${why}`,
  },
)
export type AgentTexts = ReturnType<typeof agentProgramTexts>
